// The interface texts of rooms, in all ready languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { siteModel } from '../../../src/pages/all.ts';
import { readyLanguages } from '../../../src/text/ready-languages.ts';
import { typeset } from '../../../src/text/typeset.ts';

const blocks = z.record(z.string(), z.record(z.string(), z.string()));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /[\\/]texts\.json$/.test(path))
  .map((path) => join('src', path));
const { rows } = siteModel.messages;

/** The placeholders of a text. */
function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}

describe.each(files)('%s', (file) => {
  const ready = blocks.parse(JSON.parse(readFileSync(file, 'utf8')));
  const texts = Object.entries(ready).flatMap(([id, block]) =>
    Object.entries(block).map(([key, text]) => ({ id, key, text })),
  );

  it('has a block for each ready language, with the keys of the English one', () => {
    const keys = Object.keys(ready['en'] ?? {});
    expect(keys).not.toEqual([]);
    const expected = Object.keys(readyLanguages).map((id) => [id, keys]);
    expect(Object.entries(ready).map(([id, block]) => [id, Object.keys(block)])).toEqual(
      expect.arrayContaining(expected),
    );
    expect(Object.keys(ready)).toHaveLength(expected.length);
  });

  it('has the placeholders of its row in each text', () => {
    const invalid = texts.filter(({ key, text }) => {
      const placeholders = rows.get(key)?.placeholders ?? [];
      const required = placeholders.filter((name) => !name.endsWith('?'));
      const values = valuesIn(text);
      const allowed = new Set(placeholders.map((name) => name.replace('?', '')));
      return (
        required.some((name) => !values.includes(name)) || values.some((name) => !allowed.has(name))
      );
    });
    expect(invalid).toEqual([]);
  });

  it('follows the typography of each language', () => {
    expect(texts.map(({ id, text }) => typeset(text, id))).toEqual(texts.map(({ text }) => text));
  });

  it('has only texts of rows that aren’t optional', () => {
    const keys = Object.keys(ready['en'] ?? {});
    expect(keys.filter((key) => rows.get(key)?.optional !== undefined || !rows.has(key))).toEqual(
      [],
    );
  });
});

test('numbers follow a colon, which avoids plural forms', () => {
  for (const id of Object.keys(readyLanguages))
    for (const key of ['works.movementCount', 'works.total', 'gallery.total', 'kit.length'])
      expect(siteModel.messages.readyText(key, id)?.value).toMatch(/\s?: \{(?:total|words)\}$/);
});

test('texts that only a site can write are required, and texts that it can omit are optional', () => {
  const required = [...rows].filter(
    ([key, { optional }]) => !optional && !siteModel.messages.readyText(key, 'en'),
  );
  expect(required.map(([key]) => key)).toEqual([
    'site.subtitle',
    'site.description',
    'site.occupation',
    'footer.invitation',
    'home.lead',
    'home.insightLabel',
    'home.insightTitle',
    'home.quote',
    'home.quoteSource',
  ]);
  const optional = [...rows].filter(([, row]) => row.optional);
  expect(optional.map(([key]) => key)).toEqual([
    'site.artist',
    'announcement.text',
    'announcement.until',
    'works.unavailable',
    'gallery.lead',
    'media.lead',
    'press.lead',
    'press.listen',
    'contact.lead',
    'contact.formLead',
    'contact.required',
    'contact.emailForm',
  ]);
});
