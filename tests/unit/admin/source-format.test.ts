// Files that a form opens and saves: what isn't changed stays byte for byte.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FormValues } from '../../../src/admin/browser/form-values.ts';
import { parseFile, serializeFile } from '../../../src/admin/browser/source-format.ts';

const entry = `---
# A remark on the work.
group: solo   # for violin
year: 2019
premiere:
  date: 2020-01-01
  venue: Hall
title: >
  A long
  title
duration: 12:30
---

*Text* with \\{braces\\} and \\<signs\\>.

| a | b |
| :-- | --: |
| 1 | 2 |
`;

/** A file after a form that was opened on it was saved with other values. */
function save(name: string, text: string, changes: FormValues): string {
  return serializeFile(name, { ...parseFile(name, text), ...changes });
}

it.each<[string, FormValues, string, string]>([
  ['nothing', {}, '', ''],
  ['the line of a changed value', { year: '1.10' }, 'year: 2019', 'year: 1.10'],
  [
    'a value within an object',
    { premiere: { date: '2020-01-01', venue: 'New: hall' } },
    'venue: Hall',
    'venue: "New: hall"',
  ],
  [
    'a text of several lines',
    { title: 'Short' },
    'title: >\n  A long\n  title\n',
    'title: Short\n',
  ],
  ['a value before a comment', { group: 'band' }, 'solo   # for', 'band   # for'],
  ['an emptied value', { year: '' }, 'year: 2019\n', ''],
  [
    'an object without values',
    { premiere: { date: '', venue: '' } },
    'premiere:\n  date: 2020-01-01\n  venue: Hall\n',
    '',
  ],
  ['the text', { body: 'New.' }, entry.slice(entry.indexOf('*Text')), 'New.\n'],
])('changes in an entry %s, and nothing else', (_, changes, before, after) => {
  expect(save('works', entry, changes)).toBe(entry.replace(before, after));
});

const [first, second] = [
  { icon: 'video', label: 'B' },
  { icon: 'photos', label: '' },
];
const site = '# Remark.\nartist: Ada\nsocial:\n  - icon: video # first\n    label: A\n';
const menu = 'menu:\n  - works # mine\n  - press # theirs\n  - media\n';
const placed = 'artist: Ada\ntimeZone: Europe/Madrid\n';

it.each<[string, string, FormValues, string]>([
  ['omits an empty list', site, { fields: [] }, site],
  ['preserves an empty list', 'artist: A\nsocial: []\n', {}, 'artist: A\nsocial: []\n'],
  ['preserves comments', site, { artist: 'Eve' }, site.replace('Ada', 'Eve')],
  [
    'preserves a list whose items have another order of fields',
    site,
    { social: [{ label: 'A', icon: 'video' }] },
    site,
  ],
  ['preserves the comment of an item', site, { social: [first] }, site.replace('l: A', 'l: B')],
  [
    'loses the comment of an item in a list that is rewritten',
    site,
    { social: [first, second] },
    '# Remark.\nartist: Ada\nsocial:\n  - icon: video\n    label: B\n  - icon: photos\n',
  ],
  [
    'adds an item',
    menu,
    { menu: ['works', 'press', 'gallery', 'media'] },
    menu.replace('  - media', '  - gallery\n  - media'),
  ],
  ['deletes an item', menu, { menu: ['press', 'media'] }, menu.replace('  - works # mine\n', '')],
  [
    'changes an item',
    menu,
    { menu: ['works', 'contact', 'media'] },
    menu.replace('press', 'contact'),
  ],
  [
    'moves an item',
    menu,
    { menu: ['press', 'works', 'media'] },
    'menu:\n  - press\n  - works\n  - media\n',
  ],
  [
    'puts a new field in its declared place',
    placed,
    { newsletter: 'https://a.b/' },
    placed.replace('timeZone', 'newsletter: https://a.b/\ntimeZone'),
  ],
  [
    'adds a field after a text without a line end',
    'artist: |\n  Ada\n  Musician',
    { timeZone: 'UTC' },
    'artist: |\n  Ada\n  Musician\ntimeZone: UTC\n',
  ],
  [
    'adds a field to a file with only comments',
    '# Later.',
    { artist: 'Ada' },
    '# Later.\nartist: Ada\n',
  ],
])('%s', (_, text, changes, after) => {
  expect(save('site', text, changes)).toBe(after);
});

const inLine = 'premiere: { date: 2020, venue: Hall } # first\ntitle: A\n';
const scores = 'scores:\n  - part.pdf # the viola\n  - file: score.pdf\n    label: Score\n';

it.each<[string, string, FormValues, string]>([
  ['leaves fields on one line as they are', inLine, { title: 'B' }, inLine.replace('A', 'B')],
  ['writes no place into a translation', 'title: A\n', { order: 3 }, 'title: A\n'],
  ['changes the place of an original', 'order: 2\n', { order: 3 }, 'order: 3\n'],
  ['quotes what YAML reads as empty', '', { title: 'null' }, 'title: "null"\n'],
  [
    'writes the name of a sound without its folder',
    '',
    { excerpt: '/files/a.mp3' },
    'excerpt: a.mp3\n',
  ],
  [
    'leaves a text that isn’t the name of a file as it is',
    '',
    { movements: ['/files/a.mp3'], publisher: { name: 'images/a.jpg' } },
    'movements:\n  - /files/a.mp3\npublisher:\n  name: images/a.jpg\n',
  ],
  ['leaves an item that is a text as it is', scores, {}, scores],
  [
    'writes an item as fields',
    scores,
    { scores: [{ file: 'full.pdf', label: '' }] },
    'scores:\n  - file: full.pdf\n',
  ],
])('%s', (_, text, changes, after) => {
  expect(save('works', text && `---\n${text}---\n`, changes)).toBe(`---\n${after}---\n`);
});

it('inserts a new value after the one before it in the form', () => {
  const { group, year, ...rest } = parseFile('works', entry);
  expect(serializeFile('works', { group, year, revised: '2021', ...rest })).toBe(
    entry.replace('year: 2019\n', 'year: 2019\nrevised: 2021\n'),
  );
});

it('shows the source text of values, and an item that is a text as fields', () => {
  const text = `---\ntitle: 1.10\nyear: 007\nplace: No\n${scores}---\n`;
  const items = [{ file: 'part.pdf' }, { file: 'score.pdf', label: 'Score' }];
  const values = { title: '1.10', year: '007', place: 'No', scores: items };
  expect(parseFile('works', text)).toMatchObject(values);
  const premiere = { venue: 'Hall\u2028Old Town' };
  expect(parseFile('works', save('works', entry, { premiere }))).toMatchObject({ premiere });
});

it('checks whether a field has a picture, and not what its text looks like', () => {
  const text = '---\nimage: anna.jpg\ncredit: anna.jpg\n---\n';
  expect(parseFile('photos', text)).toMatchObject({
    image: '/images/anna.jpg',
    credit: 'anna.jpg',
  });
  const changes = { image: '/content/images/eve.jpg', credit: '/images/eve.jpg' };
  expect(save('photos', text, changes)).toBe('---\nimage: eve.jpg\ncredit: /images/eve.jpg\n---\n');
});

it('rejects unreadable front matter instead of losing it', () => {
  expect(() => parseFile('works', '---\ntitle: "open\n---\n')).toThrow(/quote/);
  expect(() => parseFile('works', '---\ntitle: Aurora\n')).toThrow(/no end/);
});

it('writes every file of the tests’ site as it was', () => {
  const folder = join(import.meta.dirname, '../../site/content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((candidate) => /\.(?:mdx|yaml)$/.test(candidate))) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(save(name.endsWith('.mdx') ? 'works' : 'site', text, {}), name).toBe(text);
  }
});
