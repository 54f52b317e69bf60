import { siteModel } from '../../../src/pages/all.ts';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { jsonSchemas } from '../../../src/content/fields/json-schemas.ts';
import { roleOf } from '../../../src/content/source/file-role.ts';

const validators = new Map<string, ValidateFunction>();

/** What an editor's schema says about a file of content; nothing where all is well. */
export function complaints(file: string, text: string): string[] {
  const key = schemaFor(file);
  const validate = validators.get(key) ?? compile(key);
  validators.set(key, validate);
  if (validate(fieldsIn(file, text))) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath} ${message} ${Object.values(params).join(' ')}`,
  );
}

function compile(name: string): ValidateFunction {
  const schema = jsonSchemas('content', siteModel).get(name);
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return new Ajv({ allErrors: true, allowUnionTypes: true }).compile(schema);
}

function schemaFor(file: string): string {
  const role = roleOf(file.replace(/^(?:.*\/)?content\//, ''), {
    folder: 'content',
    model: siteModel,
  });
  return role.kind === 'site' ? 'site.json' : 'messages.json';
}

/** As an editor reads them, which is YAML 1.2 with its numbers. */
export function fieldsIn(file: string, text: string): unknown {
  return parse(file.endsWith('.yaml') ? text : (/^---\n([^]*?\n)---$/m.exec(text)?.[1] ?? ''));
}
