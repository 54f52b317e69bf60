import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { namesIn, type Collection } from '../../../../src/content/schema/collection.ts';
import { collectionNames, collections } from '../../../../src/content/schema/collections.ts';
import { schemasFolder } from '../../../../src/content/schema/write-schemas.ts';
import { describe as describeField } from '../../../../src/content/schema/descriptions.ts';
import { jsonSchemas } from '../../../../src/content/schema/json-schemas.ts';
import { read, toReading } from '../../../../src/content/read.ts';
import { project } from '../guide-blocks.ts';
import { complaints } from '../json-schema.ts';
import { work } from '../workspace.ts';

it('takes every file of the tests’ site', () => {
  const folder = 'tests/site/content';
  const { sources, images } = toReading(folder, read(project, folder));
  const told = sources.flatMap(({ file, text }) =>
    complaints(file, text, images).map((each) => `${file}: ${each}`),
  );
  expect(told).toEqual([]);
  expect(sources.length).toBeGreaterThan(60);
});

it('is JSON Schema of draft 7, which editors know', () => {
  const ajv = new Ajv({ allowUnionTypes: true });
  for (const [name, schema] of jsonSchemas('content', ['hall.png'])) {
    expect(ajv.validateSchema(schema), name).toBe(true);
    expect(schema.$schema, name).toBe('http://json-schema.org/draft-07/schema#');
  }
});

it.each([
  ['a field that is missing', work().replace('group: solo\n', ''), 'group'],
  ['a field that is unknown', work('yaer: 2019\n'), 'yaer'],
  ['a number out of range', work().replace('2019', '1066'), '/year'],
  ['a word where a number belongs', work().replace('2019', 'soon'), '/year'],
  ['a choice that there is not', work().replace('solo', 'solos'), '/group'],
  ['a duration in another form', work().replace('12:30', '12 days'), '/duration'],
  ['a date of a month that there is not', work('premiere:\n  date: 1066-05\n'), '/date'],
  ['a list that is none', work('movements: Allegro\n'), '/movements'],
  ['an empty text', work().replace('Aurora', "''"), '/title'],
  [
    'a field of a group that is missing',
    work('publisher:\n  url: https://example.org/\n'),
    '/publisher',
  ],
])('refuses %s', (_, text, place) => {
  expect(complaints('content/en/works/a.mdx', text).join()).toContain(place);
});

it('takes texts that look like something else', () => {
  for (const title of ['1984', '1.10', 'No', 'true'])
    expect(complaints('content/en/works/a.mdx', work().replace('Aurora', title)), title).toEqual(
      [],
    );
});

it('takes of a translation only what is translated, and what it says about itself', () => {
  const file = 'content/es/works/a.mdx';
  expect(complaints(file, '---\nkeep: title\ntranslates: body=3f9c1a\n---\n')).toEqual([]);
  expect(complaints(file, '---\nyear: 2019\n---\n').join()).toContain('year');
  expect(complaints(file, '---\nkeep: titel\n---\n').join()).toContain('/keep');
  expect(complaints(file, '---\ntranslates: later\n---\n').join()).toContain('/translates');
});

it('offers the names of images and takes new ones', () => {
  const photos = jsonSchemas('content', ['a.jpg', 'b.jpg']).get('en/photos.json');
  expect(JSON.stringify(photos)).toContain('{"enum":["a.jpg","b.jpg"]}');
  const text = '---\norder: 1\nimage: new.jpg\nalt: Alt\ncaption: Caption\n---\n';
  expect(complaints('content/en/photos/a.mdx', text, ['a.jpg'])).toEqual([]);
});

it.each(collectionNames)('tells what each field of %s is for', (name) => {
  const declared: Collection = collections[name];
  const names = [...namesIn(declared.original.shape), ...namesIn(declared.translation.shape)];
  for (const field of names) expect(describeField(name, field), field).toBeTruthy();
  const hovers = JSON.stringify(jsonSchemas('content', []).get(`en/${name}.json`));
  const { draft: _, ...shape } = declared.original.shape;
  for (const field of namesIn(shape)) expect(hovers).toContain(describeField(name, field));
});

it('is what the settings of VS Code point to', () => {
  const settings: unknown = JSON.parse(
    readFileSync(join(project, '.vscode/settings.json'), 'utf8'),
  );
  expect(settings).toHaveProperty(['yaml.schemas']);
  const names = [...jsonSchemas('content', []).keys()].filter((name) => /site|messages/.test(name));
  for (const name of names)
    expect(settings).toHaveProperty(
      ['yaml.schemas', `./${schemasFolder}/${name}`],
      name === 'site.json' ? 'content/site.yaml' : 'content/*/messages.yaml',
    );
  expect(existsSync(join(project, 'content/site.yaml'))).toBe(true);
});
