import { collectionNames, siteCollection } from '../../../site-collection.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Collection } from '../../../../src/content/fields/collection.ts';
import { jsonSchemas } from '../../../../src/content/fields/json-schemas.ts';
import { fieldAt, namesIn, type Shape } from '../../../../src/content/fields/shape.ts';
import { read, toReading } from '../../../../src/content/source/read.ts';
import { project } from '../guide-blocks.ts';
import { complaints } from '../json-schema.ts';

it('takes every YAML file of the tests’ site', () => {
  const content = { folder: 'tests/site/content', model: siteModel };
  const { sources } = toReading(content, read({ root: project, ...content }));
  const files = sources.filter(({ file }) => file.endsWith('.yaml'));
  const told = files.flatMap(({ file, text }) =>
    complaints(file, text).map((each) => `${file}: ${each}`),
  );
  expect(told).toEqual([]);
  expect(files).toHaveLength(3);
});

const site = readFileSync(join(project, 'tests/site/content/site.yaml'), 'utf8').replaceAll(
  /^(?:copyrightYear|kind):.*\n/gm,
  '',
);

it.each([
  ['a field that is missing', site.replace(/^artist:.*\n/m, ''), 'artist'],
  ['a field that is unknown', `${site}artits: Ada\n`, 'artits'],
  ['a number out of range', `${site}copyrightYear: 1066\n`, '/copyrightYear'],
  ['a word where a number belongs', `${site}copyrightYear: soon\n`, '/copyrightYear'],
  ['a choice that there is not', `${site}kind: orchestra\n`, '/kind'],
  ['an empty text', site.replace(/^artist:.*$/m, "artist: ''"), '/artist'],
])('refuses %s', (_, text, place) => {
  expect(complaints('content/site.yaml', text).join()).toContain(place);
});

it.each(collectionNames)('tells what each field of %s is for', (name) => {
  const { original, translation }: Collection = siteCollection(name);
  for (const { shape } of [original, translation])
    for (const field of namesIn(shape))
      expect(fieldAt(shape, field.split('.'))?.help, field).toBeTruthy();
});

it('tells code editors what each field of site.yaml is for, in few lines', () => {
  const shape: Shape = siteModel.site.shape;
  const schema = jsonSchemas('content', siteModel).get('site.json');
  const properties = Object.entries(schema?.properties ?? {});
  expect(properties.map(([name]) => name)).toEqual(Object.keys(shape));
  for (const [name, property] of properties) {
    expect(String(property['description']).startsWith(shape[name]?.help ?? '?'), name).toBe(true);
  }
  const lines = JSON.stringify(schema, null, 2).split('\n');
  const described = lines.filter((line) => line.includes('"description": '));
  expect(lines.length).toBeLessThan(11 * described.length);
});
