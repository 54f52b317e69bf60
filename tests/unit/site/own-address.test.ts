import { expect, it } from 'vitest';
import { localContent } from '../../../src/site/page-data/local-content.ts';
import { ownAddress } from '../../../src/site/page-data/own-address.ts';
import { concert, concerts, season } from '../concerts/season.ts';
import { smallestContent, work } from '../content/workspace.ts';

/** So long that two don’t fit on a page of a list: each has one of its own. */
const long = 'Words. '.repeat(1000);

const source = await season({
  ...concerts({ '01': concert({ date: '2027-03-01', also: '[2028-03-01]' }) }),
  'content/en/works/aurora.mdx': work('', long),
  'content/en/works/brisa.mdx': work('', long),
  'content/images/stage.png': smallestContent()['content/images/hall.png'] ?? '',
  'content/en/photos/hall.mdx': photo(1, 'hall'),
  'content/en/photos/stage.mdx': photo(2, 'stage'),
});

function photo(order: number, image: string): string {
  return `---\norder: ${order}\nimage: ${image}.png\nalt: Alt\ncaption: ${long}\n---\n`;
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
  expect(ownAddress(href, localContent(source, 'en'))).toBe(english);
  expect(ownAddress(href, localContent(source, 'es'))).toBe(spanish);
});
