// In: a sound file. Out: its length, or its issue.
import { media } from '../fields/names.ts';
import type { Issue } from '../report/locate.ts';
import { mediaIndexer } from './index-media.ts';

/** Indexes the sounds of the files folder, with their lengths in seconds, rounded. */
export const indexSounds = mediaIndexer({
  folder: 'files',
  ending: media.sound.ending,
  inspect,
  broken,
});

async function inspect(bytes: Buffer, name: string) {
  // Loaded lazily: a sixth of the modules that the development server would load at its start.
  const { parseBuffer } = await import('music-metadata');
  const { format } = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true });
  const { codec = '', duration } = format;
  if (!duration || !codecs.test(codec)) return { issue: broken(name) };
  return { metadata: { seconds: Math.max(1, Math.round(duration)) } };
}

/** The codecs of MP3, M4A, WAV and FLAC that every browser plays. */
const codecs = /^(?:MPEG [\d.]+ Layer 3|MPEG-4\/AAC|AAC|PCM|IEEE_FLOAT|FLAC)/;

function broken(name: string): Issue {
  return {
    code: 'sound-broken',
    message: `\`${name}\` isn’t a sound that every browser plays, whatever its name says.`,
    hint: 'Open it in a player. If it plays there, save it again as MP3; if not, copy it again from its source.',
  };
}
