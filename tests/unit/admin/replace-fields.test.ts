// YAML in which values change, and nothing else.
import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  oneof,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import type { FormValues } from '../../../src/admin/browser/form-values.ts';
import { readFile, sourceField, writeFile } from '../../../src/admin/browser/source-format.ts';

function values(yaml: string): FormValues {
  const { [sourceField]: _, ...fields } = readFile('site', yaml);
  return fields;
}

/** A file after a form that was opened on it was saved with other values. */
function change(yaml: string, changes: FormValues): string {
  return writeFile('site', { ...readFile('site', yaml), ...changes });
}

const site = '# Remark.\nartist: Ada\nsocial:\n  - icon: video # first\n    label: A\n';

it('leaves out an empty list, unless the file has it', () => {
  expect(change(site, { fields: [] })).toBe(site);
  const empty = 'artist: Ada\nsocial: []\n';
  expect(change(empty, {})).toBe(empty);
});

it('keeps its comments', () => {
  expect(change(site, { artist: 'Eve' })).toBe(site.replace('Ada', 'Eve'));
});

it('keeps a list whose items are the same in another order of fields', () => {
  const social = [{ label: 'A', icon: 'video' }];
  expect(change(site, { social })).toBe(site);
});

it('keeps what stands behind the items of a list that stay, and behind the one that changes', () => {
  const text = 'menu:\n  - works # mine\n  - press # theirs\n  - media\n';
  const menu = (...names: string[]) => change(text, { menu: names });
  expect(menu('works', 'press', 'gallery', 'media')).toBe(
    text.replace('  - media', '  - gallery\n  - media'),
  );
  expect(menu('press', 'media')).toBe(text.replace('  - works # mine\n', ''));
  expect(menu('works', 'contact', 'media')).toBe(text.replace('press', 'contact'));
  expect(menu('press', 'works', 'media')).toBe('menu:\n  - press\n  - works\n  - media\n');
  const social = [{ icon: 'video', label: 'B' }, { icon: 'photos' }];
  expect(change(site, { social: social.slice(0, 1) })).toBe(site.replace('label: A', 'label: B'));
  expect(change(site, { social })).toBe(
    '# Remark.\nartist: Ada\nsocial:\n  - icon: video\n    label: B\n  - icon: photos\n',
  );
});

it.each([
  ['with a line end', '\n'],
  ['without one', ''],
  ['with that of Windows', '\r\n'],
  ['with a remark behind it', ' # here\n'],
  ['with a remark behind it and no line end', ' # here'],
  ['with a remark below it and no line end', '\n# below'],
  ['with empty lines', '\n\n\n'],
])('takes a field behind its last one %s', (_, end) => {
  const file = `artist: Ada\ntimeZone: Europe/Madrid${end}`;
  const url = 'https://example.org/';
  const written = change(file, { url });
  expect(values(written)).toEqual({ ...values(file), url });
  expect(written).toContain(`artist: Ada\ntimeZone: Europe/Madrid`);
  for (const remark of end.match(/# \w+/g) ?? []) expect(written).toContain(remark);
});

it('puts a new field in its declared place, whatever the order of the form', () => {
  const file = 'artist: Ada\ntimeZone: Europe/Madrid\n';
  const newsletter = 'https://example.org/';
  expect(change(file, { newsletter })).toBe(
    file.replace('timeZone', `newsletter: ${newsletter}\ntimeZone`),
  );
});

it('takes a field behind a text of several lines without a line end', () => {
  const file = 'artist: |\n  Ada\n  Musician';
  const written = change(file, { timeZone: 'UTC' });
  expect(written).toBe(`${file}\ntimeZone: UTC\n`);
});

it('takes a field where there are remarks alone', () => {
  expect(change('# Later.', { artist: 'Ada' })).toBe('# Later.\nartist: Ada\n');
});

it('takes any change, wherever there are remarks', () => {
  const word = constantFrom('a', 'b: c', 'd # e', '- f', '"g"', 'null');
  const text = oneof(word, constantFrom('h\ni', 'j\n\n'));
  const fieldsOf = (each: Arbitrary<string>) =>
    record({
      artist: each,
      menu: array(each, { minLength: 1, maxLength: 4 }),
      social: array(record({ icon: each, label: each }), { minLength: 1, maxLength: 3 }),
    });
  const kept = subarray(['artist', 'menu', 'social']);
  const [remark, end] = [constantFrom('', ' # remark'), constantFrom('\n', '')];
  assert(
    property(fieldsOf(word), fieldsOf(text), kept, remark, end, (before, after, names, ...ends) => {
      const file = change('', before)
        .replaceAll(/(?<!\n)$/gm, ends[0])
        .replace(/\n$/, ends[1]);
      expect(values(file)).toEqual(before);
      const changes = Object.fromEntries(
        Object.entries(after).map(([name, value]) => [name, names.includes(name) ? value : '']),
      );
      const written = change(file, changes);
      const filled = Object.entries(changes).filter(([, value]) => value !== '');
      expect(values(written)).toEqual(Object.fromEntries(filled));
    }),
  );
});
