import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { date } from '../../content/fields/times.ts';
import { image } from '../../content/fields/names.ts';
import { integer } from '../../content/fields/choice.ts';
import { phrase } from '../../content/fields/phrase.ts';
import { fieldType } from '../../content/fields/field-type.ts';

/** Videos, in the order of editors. */
export const videos = collection({
  name: 'videos',
  label: 'Videos',
  entryLabel: 'Video',
  summary: '{{title}}',
  fields: {
    order: { type: integer({ from: 1, to: 9999, example: '1' }), help: 'Its place on the page.' },
    title: { type: phrase(), translated: true, help: 'What is played.' },
    id: {
      type: videoId(),
      label: 'Video on YouTube',
      help: 'Which video it is.',
      aliases: 'youtube video url link address',
    },
    poster: {
      type: image(),
      label: 'Picture before it plays',
      help: 'The picture that is shown until somebody presses play.',
      aliases: 'image picture cover thumbnail',
    },
    description: {
      type: phrase(),
      translated: true,
      help: 'A sentence on it, such as who plays, and where.',
      aliases: 'text caption summary',
    },
    uploaded: {
      type: date(),
      optional: true,
      label: 'Day it was published',
      help: 'The day on which it was published there.',
      aliases: 'date published',
    },
  },
  order: ['order'],
  unique: ['order', 'id'],
  pageSize: 12,
});

/** A video as pages see it. `id` is the video service's; `uploaded` is `YYYY-MM-DD`. */
export type Video = EntryOf<typeof videos>;

/** The id of a video on YouTube, which may be written as the video's address. */
export function videoId() {
  const sentence =
    'Copy its address from YouTube, without a list or a time to start at. A video of another service, such as Vimeo, can be linked from a text, or be the `audioVideo` of a work.';
  return fieldType({
    name: 'notation',
    expected: 'a video on YouTube: its id of 11 letters, digits, `-` or `_`, or its address',
    example: 'nPHIZw7HZq4',
    parse: (source) => (isId(source) ? source : idIn(source)),
    hint: () => ({ sentence }),
  });
}

/** The id in an address of YouTube; nothing where that names a list or a time too, which would be lost. */
function idIn(source: string): string | undefined {
  if (!source.startsWith('https://') || !URL.canParse(source)) return undefined;
  const { hostname, pathname, searchParams } = new URL(source);
  const isShort = hostname === 'youtu.be';
  if (!isShort && !/(?:^|\.)youtube(?:-nocookie)?\.com$/.test(hostname)) return undefined;
  if (['list', 't', 'start', 'time_continue'].some((name) => searchParams.has(name)))
    return undefined;
  const path = isShort ? `/live${pathname}` : pathname;
  const id =
    pathname === '/watch' ? searchParams.get('v') : path.replace(/^\/(?:embed|shorts|live)\//, '');
  return id !== null && isId(id) ? id : undefined;
}

function isId(text: string): boolean {
  return /^[\w-]{11}$/.test(text);
}
