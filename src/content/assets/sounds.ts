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
    message: `\`${name}\` holds no sound that every browser plays, in spite of its name.`,
    hint: 'Open it in a player; if it plays there, save it anew as MP3, else copy it anew from its source.',
  };
}
