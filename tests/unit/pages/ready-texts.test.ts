// The texts that rooms bring, in all languages that are ready.
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

/** The names of values in a text. */
function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();
}

describe.each(files)('%s', (file) => {
  const ready = blocks.parse(JSON.parse(readFileSync(file, 'utf8')));
  const texts = Object.entries(ready).flatMap(([id, block]) =>
    Object.entries(block).map(([key, text]) => ({ id, key, text })),
  );

  it('has a block for each language that is ready, each with the keys of the English one', () => {
    const keys = Object.keys(ready['en'] ?? {});
    expect(keys).not.toEqual([]);
    const expected = Object.keys(readyLanguages).map((id) => [id, keys]);
    expect(Object.entries(ready).map(([id, block]) => [id, Object.keys(block)])).toEqual(
      expect.arrayContaining(expected),
    );
    expect(Object.keys(ready)).toHaveLength(expected.length);
  });

  it('has in each text the values that its row names', () => {
    const faulty = texts.filter(({ key, text }) => {
      const takes = rows.get(key)?.placeholders ?? [];
      const needed = takes.filter((name) => !name.endsWith('?'));
      const values = valuesIn(text);
      const known = new Set(takes.map((name) => name.replace('?', '')));
      return (
        needed.some((name) => !values.includes(name)) || values.some((name) => !known.has(name))
      );
    });
    expect(faulty).toEqual([]);
  });

  it('has texts that are set as their language is printed', () => {
    expect(texts.map(({ id, text }) => typeset(text, id))).toEqual(texts.map(({ text }) => text));
  });

  it('has texts of rows alone, none of which a site may do without', () => {
    const keys = Object.keys(ready['en'] ?? {});
    expect(keys.filter((key) => rows.get(key)?.optional !== undefined || !rows.has(key))).toEqual(
      [],
    );
  });
});

test('each number is behind a colon, as every language can have it', () => {
  for (const id of Object.keys(readyLanguages))
    for (const key of ['works.movementCount', 'works.total', 'gallery.total', 'kit.length'])
      expect(siteModel.messages.readyText(key, id)?.value).toMatch(/\s?: \{(?:total|words)\}$/);
});

test('what nobody else can say is required, and what says something by its absence is optional', () => {
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
