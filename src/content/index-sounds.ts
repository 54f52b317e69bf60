// In: the folder of files. Out: the length of each sound in it, or what is wrong with it.
import { createHash } from 'node:crypto';
import { otherwise } from './attempt.ts';
import { cachedJson } from './cached.ts';
import { keyOfText } from './engine-key.ts';
import { inspector } from './inspector.ts';
import type { Fault } from './report/locate.ts';
import type { Sound } from './fields/localized.ts';
import { media } from './fields/names.ts';

/** The sounds of a project, or what is wrong with them, by their paths below content/files. */
export type SoundIndex = ReadonlyMap<string, Sound | Fault>;

/** Whether a file is a sound that every browser plays. */
export function isSound(found: Sound | Fault | undefined): found is Sound {
  return found !== undefined && 'seconds' in found;
}

/** Reads the sounds among a project's files. */
export const indexSounds = inspector<Sound | Fault>('files', media.sound.ending, inspect);

async function inspect(name: string, bytes: Buffer | undefined): Promise<Sound | Fault> {
  const metadata = bytes && (await readAudioMetadata(bytes).catch(otherwise(undefined)));
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
