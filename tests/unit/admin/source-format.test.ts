import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../../src/admin/browser/form-values.ts';
import { readFile, writeFile } from '../../../src/admin/browser/source-format.ts';

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

const readEntry = (text: string) => readFile('works', text);
const writeEntry = (fields: FormValues) => writeFile('works', fields);
const readSite = (text: string) => readFile('site', text);
const writeSite = (fields: FormValues) => writeFile('site', fields);

const values = readEntry(entry);

function changed(changes: FormValues): string {
  return writeEntry({ ...values, ...changes });
}

describe('an entry', () => {
  it('holds the source text of every value', () => {
    expect(readEntry('---\ntitle: 1.10\nyear: 007\nplace: No\n---\n')).toMatchObject({
      title: '1.10',
      year: '007',
      place: 'No',
    });
  });

  it('comes back byte for byte where nothing is changed', () => {
    expect(writeEntry(values)).toBe(entry);
  });

  it.each<[string, FormValues, string, string]>([
    ['changes the line of a changed value', { year: '1.10' }, 'year: 2019', 'year: 1.10'],
    [
      'changes a value within an object',
      { premiere: { date: '2020-01-01', venue: 'New: hall' } },
      'venue: Hall',
      'venue: "New: hall"',
    ],
    [
      'replaces a text of several lines whole',
      { title: 'Short' },
      'title: >\n  A long\n  title\n',
      'title: Short\n',
    ],
    [
      'keeps the remark behind a changed value',
      { group: 'orchestra' },
      'group: solo   # for violin',
      'group: orchestra   # for violin',
    ],
    ['deletes an emptied value', { year: '' }, 'year: 2019\n', ''],
    [
      'deletes an object with all its values',
      { premiere: { date: '', venue: '' } },
      'premiere:\n  date: 2020-01-01\n  venue: Hall\n',
      '',
    ],
  ])('%s, and nothing else', (_, changes, before, after) => {
    expect(changed(changes)).toBe(entry.replace(before, after));
  });

  it('inserts a new value after the one before it in the form', () => {
    const { group, year, ...others } = values;
    expect(writeEntry({ group, year, revised: '2021', ...others })).toBe(
      entry.replace('year: 2019\n', 'year: 2019\nrevised: 2021\n'),
    );
  });

  it('leaves fields on one line as they are', () => {
    const inLine = '---\npremiere: { date: 2020, venue: Hall } # first\ntitle: A\n---\n';
    expect(writeEntry({ ...readEntry(inLine), title: 'B' })).toBe(inLine.replace('A', 'B'));
  });

  it('writes no place into a translation', () => {
    expect(writeEntry({ ...readEntry('---\ntitle: A\n---\n'), order: 3 })).not.toMatch(/order/);
    expect(writeEntry({ ...readEntry('---\norder: 2\n---\n'), order: 3 })).toMatch(/order: 3/);
  });

  it('keeps the front matter where only the body is changed', () => {
    const front = entry.slice(0, entry.lastIndexOf('---\n') + 4);
    expect(changed({ body: 'New.' })).toBe(`${front}\nNew.\n`);
  });

  it.each<[string, FormValues, string]>([
    ['quotes a word that YAML takes for an empty value', { title: 'null' }, 'title: "null"\n'],
    ['names a sound without its folder', { excerpt: '/files/a.mp3' }, 'excerpt: a.mp3\n'],
    [
      'leaves a text that is no sound’s name as it is',
      { movements: ['/files/a.mp3'], publisher: { name: 'images/a.jpg' } },
      'movements:\n  - /files/a.mp3\npublisher:\n  name: images/a.jpg\n',
    ],
    [
      'writes all of what is new',
      { title: 'New', premiere: { date: '2020-02-02' } },
      'title: New\npremiere:\n  date: 2020-02-02\n',
    ],
  ])('%s', (_, fields, written) => {
    expect(writeEntry(fields)).toBe(`---\n${written}---\n`);
  });

  it('holds a separator of lines that only some programs see', () => {
    const premiere = { venue: 'Hall\u2028Old Town' };
    expect(readEntry(changed({ premiere }))).toMatchObject({ premiere });
  });

  it('refuses front matter that can’t be read, instead of losing it', () => {
    expect(() => readEntry('---\ntitle: "open\n---\n')).toThrow(/quote/);
    expect(() => readEntry('---\ntitle: Aurora\n')).toThrow(/no end/);
  });
});

describe('the content of the tests’ site', () => {
  const folder = join(import.meta.dirname, '../../site/content');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  it.each(names.filter((name) => /\.(?:mdx|yaml)$/.test(name)))('%s comes back', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const written = name.endsWith('.mdx') ? writeEntry(readEntry(text)) : writeSite(readSite(text));
    expect(written).toBe(text);
  });
});

it('shows an item that is a text as fields, and leaves its line as it is', () => {
  const text =
    '---\nscores:\n  - part.pdf # the viola\n  - file: score.pdf\n    label: Score\n---\n';
  const read = readEntry(text);
  expect(read['scores']).toEqual([{ file: 'part.pdf' }, { file: 'score.pdf', label: 'Score' }]);
  expect(writeEntry(read)).toBe(text);
  const scores = [{ file: 'full.pdf', label: '' }];
  expect(writeEntry({ ...read, scores })).toBe('---\nscores:\n  - file: full.pdf\n---\n');
});

it('asks a field whether it takes a picture, and not what its text looks like', () => {
  const text = '---\nimage: anna.jpg\ncredit: anna.jpg\n---\n';
  const read = readFile('photos', text);
  expect(read).toMatchObject({ image: '/images/anna.jpg', credit: 'anna.jpg' });
  expect(writeFile('photos', { ...read, image: '/content/images/eve.jpg' })).toBe(
    text.replace('anna', 'eve'),
  );
  expect(writeFile('photos', { ...read, credit: '/images/eve.jpg' })).toContain(
    'credit: /images/eve.jpg\n',
  );
});
