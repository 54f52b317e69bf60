// In: an invalid value that no rewriting makes valid. Out: what to do with it, in words.
import { z } from 'zod';
import { asValue } from '../problem/explain-line.ts';
import { leavesOf, schemaAt, type Shape } from '../schema/collection.ts';
import { isList } from '../schema/lists.ts';
import { imageEnding, isYear, years, type Field } from '../schema/scalars.ts';
import { slugOf } from '../slug.ts';
import { repair, split } from './repair.ts';
import { messageLanguage } from '../../locales.ts';

/** The hint for an invalid value of a field, which keeps every letter and digit of it. */
export function remarkOn(
  name: string,
  value: string,
  field: Field,
  schema: z.core.$ZodType,
): string | undefined {
  const text = value.trim();
  const { kind } = field;
  if (isList(field)) return remarkOnList(name, text);
  if (kind === 'image') return remarkOnName(text);
  if (kind === 'date' || kind === 'partialDate') {
    const ofDay =
      kind === 'date' && monthAlone.test(text) ? remarkOnMonth(text) : remarkOnDay(text);
    if (ofDay) return ofDay;
  }
  if (!/^(?:date|partialDate|years|duration|integer)$/.test(kind)) return undefined;
  if (kind === 'years' && /^in progress$/i.test(text)) return 'Write `inProgress: true` instead.';
  const [, begun] = (name === 'year' && /^(\d{4}) ?[-–—]$/.exec(text)) || [];
  if (begun) return `Write \`year: ${begun}\`, and \`inProgress: true\` on a line of its own.`;
  const found = split(text, schema);
  // A second duration isn't a remark on the first.
  if (!found || (kind === 'duration' && /^[^(]*\d/.test(found.rest))) return undefined;
  const { part, rest } = found;
  const [, revision] = /^\(?(?:rev\.?|revised)\s*(\d{4})\)?$/i.exec(rest) ?? [];
  if (kind === 'years' && revision)
    return `Write \`${name}: ${part}\`, and \`revised: ${revision}\` on a line of its own.`;
  return `Write \`${name}: ${part}\`, and \`${rest}\` into a text or, as a remark, behind a \`#\` on a line of its own.`;
}

const most = 3;

/** The hint for a text in place of fields: one of them takes what is of its form, those for texts the rest. */
export function remarkOnGroup(name: string, text: string, shape: Shape): string | undefined {
  const leaves = leavesOf(shape).flatMap(({ path, field }) => {
    const schema = schemaAt(shape, path);
    return schema && field ? [{ key: path.join('.'), schema, field }] : [];
  });
  const parts = leaves
    .filter(({ field }) => field.form ?? field.choices ?? field.kind === 'image')
    .flatMap(({ key, schema }) => {
      const whole = repair(text, schema);
      const found = whole === undefined ? split(text, schema) : { part: whole, rest: '' };
      return found ? [{ key, ...found }] : [];
    });
  const isNeeded = (schema: unknown) => !(schema instanceof z.ZodExactOptional);
  const needsOne = Object.values(shape).some(isNeeded);
  const words = leaves.filter(
    ({ key, field }) => field.kind === 'text' && !field.form && (!needsOne || isNeeded(shape[key])),
  );
  const [only, second] = words;
  const { key, part, rest } = parts[0] ?? { key: '', part: '', rest: text };
  if (rest !== '' && (words.length === 0 || words.length > most)) return undefined;
  const lines = [
    ...(part ? [`    ${key}: ${asValue(part)}`] : []),
    ...(rest && only && !second ? [`    ${only.key}: ${asValue(rest)}`] : []),
  ];
  const keys = words.map((each) => `\`${each.key}\``).join(', ');
  const hint = lines.length > 0 ? ['Write:', `  ${name}:`, ...lines].join('\n') : '';
  if (!rest || !second) return hint;
  return hint
    ? `${hint}\nand \`${rest}\` into one of ${keys} below it.`
    : `Write \`${rest}\` into one of ${keys}, below \`${name}:\`.`;
}

function remarkOnList(name: string, text: string): string {
  const items = text.split(/\s*[;\n]\s*|\s+\/\s+/).filter((item) => item !== '');
  return [
    `Write each on a line of its own:`,
    `  ${name}:`,
    ...items.map((item) => `    - ${asValue(item)}`),
  ].join('\n');
}

const monthAlone = /^\d{4}-(?:0[1-9]|1[0-2])$/;

function remarkOnMonth(month: string): string {
  return `This is a month: write a day of it, such as \`${month}-14\`.`;
}

function remarkOnDay(text: string): string | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined) return undefined;
  if (!isYear(year)) return `The years are from ${years.from} to ${years.to}.`;
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  if (day === undefined) return undefined;
  const first = new Date(Date.UTC(year, month - 1, 1));
  const name = first.toLocaleString(messageLanguage, { month: 'long', timeZone: 'UTC' });
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${name} ${year} has ${days} days.`;
}

/** The hint for an image whose name isn't safe in a URL. */
function remarkOnName(text: string): string | undefined {
  if (/^[^:]*\/[^/:]+\.\w+$/.test(text))
    return 'Put the file itself into content/images, and write only its name here.';
  const [extension] = imageEnding.exec(text) ?? [];
  const better = /[/:]|\.\w+,/.test(text) ? '' : slugOf(text.replace(imageEnding, ''));
  if (!extension || !better) return undefined;
  return `Rename the file to \`${better}${extension}\`, and write that name here.`;
}
