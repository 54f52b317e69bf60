// The schema of a video's id.
import { scalar } from './scalars.ts';

const prefix = String.raw`https://(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com/(?:watch\?v=|embed/|shorts/|live/)|youtu\.be/)`;
// Where a link was shared; a time to start at isn't among them, since it would be lost.
const sharing = String.raw`(?:[?&](?:si|feature|pp|ab_channel)=[^&#]*)*`;
const form = String.raw`^(?:${prefix}(?=[\w-]{11}(?:[?&]|$)))?([\w-]{11})${sharing}$`;

/** The id of a video on YouTube, which may be written as the video's address. */
export function videoId() {
  const expected = 'a video on YouTube: its id of 11 letters, digits, `-` or `_`, or its address';
  const remedy =
    'Copy its address from YouTube, without a time to start at. A video of another service, such as Vimeo, can be linked from a text, or be the `audioVideo` of a work.';
  const field = { kind: 'text', expected, example: 'nPHIZw7HZq4', form, meant, remedy } as const;
  return scalar(field, (source) => new RegExp(form).exec(source)?.[1]);
}

/** The id in an address with more than that, such as a list of which the video is one, or in the HTML to embed it. */
function meant(source: string): string | undefined {
  if (/[?&;](?:t|start|time_continue)=/.test(source)) return undefined;
  const address =
    /(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^\s"']*[&;])?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
  return address.exec(source)?.[1];
}
