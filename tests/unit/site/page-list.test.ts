import { expect, it } from 'vitest';
import { localeContent } from '../../../src/page/locale-content.ts';
import { localizedAddress } from '../../../src/page/page-list.ts';
import { concert, concerts, season } from '../pages/concerts/season.ts';
import { smallestContent, work } from '../content/workspace.ts';

const picture = smallestContent()['content/images/hall.png'] ?? '';

const source = await season({
  ...concerts({ '01': concert({ date: '2027-03-01', also: '[2028-03-01]' }) }),
  ...fillers(19, (name) => [[`en/works/a${name}.mdx`, work()]]),
  'content/en/works/aurora.mdx': work(),
  'content/en/works/brisa.mdx': work(),
  ...fillers(23, (name, place) => [
    [`images/${name}.png`, picture],
    [`en/photos/${name}.mdx`, photo(place, name)],
  ]),
  'content/images/stage.png': picture,
  'content/en/photos/hall.mdx': photo(24, 'hall'),
  'content/en/photos/stage.mdx': photo(25, 'stage'),
});

/** Files of as many entries as fill a page but for one. */
function fillers(
  count: number,
  filesOf: (name: string, place: number) => readonly (readonly [string, string | Uint8Array])[],
) {
  const places = Array.from({ length: count }, (_, index) => index + 1);
  const files = places.flatMap((place) => filesOf(String(place).padStart(2, '0'), place));
  return Object.fromEntries(files.map(([path, text]) => [`content/${path}`, text] as const));
}

function photo(order: number, image: string): string {
  return `---\norder: ${order}\nimage: ${image}.png\nalt: Alt\ncaption: Caption\n---\n`;
}

it.each([
  ['/', '/', '/es'],
  ['/press', '/press', '/es/press'],
  ['/files/a.pdf', '/files/a.pdf', '/files/a.pdf'],
  ['/biography#conductor', '/biography#conductor', '/es/biography#conductor'],
  ['/biography#compositions', '/biography#compositions', '/es/biography#compositions'],
  ['/biography#work-aurora', '/biography#work-aurora', '/es/biography#work-aurora'],
  [
    '/biography#work-brisa',
    '/biography/compositions/2#work-brisa',
    '/es/biography/compositions/2#work-brisa',
  ],
  ['/concerts', '/concerts', '/es/concerts'],
  ['/concerts#concert-01', '/concerts#concert-01', '/es/concerts#concert-01'],
  ['/gallery#photo-hall', '/gallery#photo-hall', '/es/gallery#photo-hall'],
  ['/gallery#photo-stage', '/gallery/2#photo-stage', '/es/gallery/2#photo-stage'],
])('leads from %s to the page that holds it', (href, english, spanish) => {
  expect(localizedAddress(href, localeContent(source, 'en'))).toBe(english);
  expect(localizedAddress(href, localeContent(source, 'es'))).toBe(spanish);
});
