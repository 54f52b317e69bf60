// In: the folder of files. Out: the length of each sound in it, or what is wrong with it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../memoize.ts';
import { otherwise } from './attempt.ts';
import { cachedJson } from './cached.ts';
import { keyOfText } from './engine-key.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { type Files, type AssetFile, assetsIn } from './source/read.ts';
import type { Fault } from './report/locate.ts';
import type { Sound } from './fields/localized.ts';
import { media } from './fields/names.ts';

/** The sounds of a project, or what is wrong with them, by their paths below content/files. */
export type SoundIndex = ReadonlyMap<string, Sound | Fault>;

/** Whether a file is a sound that every browser plays. */
export function isSound(found: Sound | Fault | undefined): found is Sound {
  return found !== undefined && 'seconds' in found;
}

/** Reads the sounds among a project's files; results are cached, and nothing is read again that is the same in `files`. */
export async function indexSounds(root: string, folder: string, files: Files): Promise<SoundIndex> {
  const sounds = assetsIn(files.values(), 'files').filter(({ path }) =>
    media.sound.ending.test(path),
  );
  const found = await mapConcurrently(
    sounds,
    async (file) => [file.path, await inspectOnce(file, root, folder)] as const,
  );
  return new Map(found);
}

const inspectOnce = memoize(async ({ path: name }: AssetFile, root: string, folder: string) => {
  const bytes = await readFile(join(root, folder, 'files', name)).catch(otherwise(undefined));
  return bytes ? inspect(name, bytes) : noSound(name);
});

async function inspect(name: string, bytes: Buffer): Promise<Sound | Fault> {
  const metadata = await readAudioMetadata(bytes).catch(otherwise(undefined));
  if (!metadata?.seconds || !codecs.test(metadata.codec)) return noSound(name, bytes);
  return { address: `/files/${name}`, seconds: metadata.seconds };
}

/** How MP3, M4A, WAV and FLAC files are encoded that every browser plays. */
const codecs = /^(?:MPEG [\d.]+ Layer 3|MPEG-4\/AAC|AAC|PCM|IEEE_FLOAT|FLAC)/;

/** What a sound is encoded as and how long it is, 0 where that isn't known. Rejects where it can't be read. */
function readAudioMetadata(bytes: Buffer): Promise<{ codec: string; seconds: number }> {
  const key = keyOfText(createHash('sha256').update(bytes).digest('hex'));
  return cachedJson('sounds', key, async () => {
    // A sixth of all modules that a start of the development server would load.
    const { parseBuffer } = await import('music-metadata');
    const { format } = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true });
    const { codec = '', duration } = format;
    return { codec, seconds: duration ? Math.max(1, Math.round(duration)) : 0 };
  });
}

function noSound(name: string, bytes?: Buffer): Fault {
  if (bytes?.toString('latin1', 0, 40).startsWith('version https://git-lfs')) {
    const message = `\`${name}\` is not the sound itself but a note of Git LFS on where it is.`;
    return { code: 'sound-lfs', message, hint: 'Run `git lfs pull`, which puts it there.' };
  }
  return {
    code: 'sound-broken',
    message: `\`${name}\` holds no sound that every browser plays, in spite of its name.`,
    hint: 'Open it in a player; if it plays there, save it anew as MP3, else copy it anew from its source.',
  };
}
