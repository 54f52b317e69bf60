import { required, shapeOf, type Shape } from '../../../src/content/schema/collection.ts';
import { collections } from '../../../src/content/schema/collections.ts';
import type { Entry } from '../../../src/content/schema/content.ts';
import { isList } from '../../../src/content/schema/lists.ts';
import { fieldRegistry, type Field } from '../../../src/content/schema/scalars.ts';

/** What of an entry isn't of the type that its schema promises; written apart from the schemas. */
export function typeFault({ collection, locale, file, fields: values, body }: Entry): string[] {
  const { original, translation } = collections[collection];
  const schema = locale === 'en' ? original : translation;
  const ofBody = body === undefined || typeof body.text === 'string' ? [] : ['body'];
  return [...faultsIn(values, schema.shape), ...ofBody].map((name) => `${file}: ${name}`);
}

function faultsIn(values: object, shape: Shape): string[] {
  const strange = Object.keys(values).filter((name) => !Object.hasOwn(shape, name));
  const wrong = Object.entries(values).filter(([name, value]) => {
    const schema = shape[name] && required(shape[name]);
    const below = shapeOf(schema);
    if (below) return !isObject(value) || faultsIn(value, below).length > 0;
    const field = schema && fieldRegistry.get(schema);
    return field !== undefined && !isOfKind(value, field);
  });
  return [...strange, ...wrong.map(([name]) => name)];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: object, name: string): boolean {
  const number: unknown = Reflect.get(value, name);
  return Number.isInteger(number) && Number(number) > 0;
}

function isOfKind(value: unknown, field: Field): boolean {
  const { kind, bounds, choices, form } = field;
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'duration') return isObject(value) && isNumber(value, 'seconds');
  if (kind === 'years') return isObject(value) && isNumber(value, 'from') && isNumber(value, 'to');
  if (isList(field))
    return Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
  if (kind === 'integer') {
    const [from, to] = [bounds?.from ?? 0, bounds?.to ?? 0];
    return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
  }
  if (typeof value !== 'string' || value.trim() === '') return false;
  if (kind === 'choice') return choices?.includes(value) ?? false;
  if (kind === 'date') return new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
  if (kind === 'address') return new URL(value).protocol === 'https:';
  if (kind === 'partialDate') return /^\d{4}(?:-\d\d){0,2}$/.test(value);
  if (kind === 'image') return !/[/\\:]/.test(value) && value.includes('.');
  return form === undefined || new RegExp(form).test(value);
}
