// In: a row of a table. Out: the text of a draft, with what couldn’t be read as remarks.
import { stringify } from 'yaml';
import { z } from 'zod';
import { bodyName, type Collection } from '../schema/collection.ts';
import { fieldIn, merge, namesIn, schemaAt, type Shape } from '../schema/shape.ts';
import { kindOf } from '../schema/kinds.ts';
import { readDates, readItems, readTimes } from '../schema/remark-times.ts';
import { takesWords } from '../validate/explain-field.ts';
import { repair } from '../validate/repair.ts';
import type { Row } from './read-table.ts';

/** What a draft says: values by the names of fields, and a text. */
export interface Draft {
  /** The lines of its rows, from 1. */
  readonly lines: readonly number[];
  readonly values: ReadonlyMap<string, Value>;
  readonly body: string;
  /** What fields don’t take, and what stands in columns that are no field. */
  readonly remarks: readonly Remark[];
  readonly others: readonly Remark[];
}

type Remark = readonly [name: string, value: string];

type Value = string | readonly (string | Readonly<Record<string, string>>)[];

/** The text of a field; an empty one where it has none. */
export function textOf({ values }: Pick<Draft, 'values'>, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** The line that makes an entry a draft. */
export const draftLine = 'draft: true\n';

/** What stands in tables for what nobody knows yet. */
const unknown =
  /^(?:t\.?b\.?[acd]\.?|n\.?\s?n\.?|n\/a|[?–—-]+|noch offen|por confirmar|à confirmer|da (?:definire|confermare))$/i;

/** Reads the values of a row by the schemas of their fields. */
export function draftOf({ line, fields, others }: Row, collection: Collection): Draft {
  const shape = merge(collection.shared, collection.translated);
  const values = new Map<string, Value>();
  const remarks: Remark[] = [];
  let body = '';
  for (const [name, all] of fields) {
    const cells = all.filter((cell) => !unknown.test(cell));
    const text = cells.join(takesWords(fieldIn(schemaAt(shape, name.split('.')))) ? ', ' : '; ');
    const isBody = name === bodyName && isPlain(text);
    const found = name === bodyName ? undefined : valuesOf(name, text, shape);
    // A column of its own says more than what another one implies.
    const own = (found ?? []).filter(([each]) => each === name || !fields.has(each));
    for (const [each, value] of own) values.set(each, value);
    if (isBody) body = text;
    if (!found && !isBody && text !== '') remarks.push([name, text]);
  }
  // Tables with a column for the last day have it of single ones too.
  if (values.get('until') === values.get('date')) values.delete('until');
  return { lines: [line], values, body, remarks, others };
}

/** The values that a cell stands for; nothing where it stands for none. */
function valuesOf(name: string, text: string, shape: Shape): [string, Value][] | undefined {
  const schema = schemaAt(shape, name.split('.'));
  const field = fieldIn(schema);
  if (!schema) return undefined;
  if (schema instanceof z.ZodArray) {
    const items = text
      .split(kindOf(field).isList ? /\s*[;\n]\s*|\s+\/\s+/ : /\s*;\s*/)
      .filter(Boolean);
    const days = kindOf(field).isList ? items : items.map((item) => readItems(item) ?? item);
    return z.safeParse(schema, days.flat()).success ? [[name, days.flat()]] : undefined;
  }
  const several = severalIn(name, text, shape);
  if (several) return several;
  const words = text.replaceAll(/\s+/g, ' ');
  const candidates = [words, field?.meant?.(words), repair(words, schema)];
  const value = candidates.find((each) => z.safeParse(schema, each).success);
  return value === undefined ? undefined : [[name, value]];
}

/** The fields of a concert that its days, or its hours, stand for. */
function severalIn(name: string, text: string, shape: Shape): [string, Value][] | undefined {
  if (!Object.hasOwn(shape, 'also')) return undefined;
  const read = name === 'date' ? readDates(text) : undefined;
  const found = name === 'time' ? readTimes(text) : read;
  return found && Object.entries(found);
}

/** Whether a text is the same in Markdown. */
function isPlain(text: string): boolean {
  return !/[<{}\\`*_[\]#>]|^\s*(?:import|export|[-+=|]|\d+[.)])/m.test(text);
}

/** Writes a draft, its fields in the order of the guide. */
export function writeDraft(
  { values, body, remarks, others }: Draft,
  { shared, translated }: Collection,
): string {
  const names = namesIn(merge(shared, translated));
  const lines = names.flatMap((name) => {
    const unread = remarks.filter(([each]) => each === name);
    const value = values.get(name);
    const [group = '', below] = name.split('.');
    const isFirst =
      below && names.find((each) => each.startsWith(`${group}.`) && values.has(each)) === name;
    const written = value === undefined ? [] : yamlLines(below ?? group, value);
    return [
      ...unread.flatMap((each) => remarkLines(each)),
      ...(isFirst ? [`${group}:`] : []),
      ...written.map((line) => (below ? `  ${line}` : line)),
    ];
  });
  const below = [...remarks.filter(([name]) => !names.includes(name)), ...others];
  const all = [...lines, ...below.flatMap((each) => remarkLines(each)), '---'];
  return `---\n${draftLine}${all.join('\n')}\n${body && `\n${body}\n`}`;
}

function yamlLines(name: string, value: Value): string[] {
  return stringify({ [name]: value }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
}

function remarkLines([name, value]: Remark): string[] {
  return `${name && `${name}: `}${value}`.split('\n').map((line) => `# ${line}`);
}
