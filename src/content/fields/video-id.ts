// The field type of YouTube videos.
import { fieldType } from './field-type.ts';

/** The id of a YouTube video, which may be written as its address. */
export function videoId() {
  const sentence =
    'Copy its address from YouTube, without a list or a start time. A video on another service, such as Vimeo, can be linked from a text, or be the `audioVideo` of a work.';
  return fieldType({
    name: 'notation',
    expected: 'the address of a video on YouTube, or its id of 11 letters, digits, `-` or `_`',
    example: 'nPHIZw7HZq4',
    parse: (source) => (isId(source) ? source : idIn(source)),
    hint: () => ({ sentence }),
  });
}

/** The id in a YouTube address; undefined if the address has a list or a time too, which would be lost. */
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
