// In: an invalid value and its schema. Out: the valid value that was most likely intended.
import { z } from 'zod';
import { slugOf } from '../file-role.ts';
import { isYear, years, type Field } from '../schema/scalars.ts';

/**
 * The first rewriting of a value that its schema accepts.
 * @example repair('2019-5-4', date()) // => '2019-05-04'
 */
export function repair(value: string, schema: z.core.$ZodType): string | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  const candidates = rewritings.flatMap((rewrite) => rewrite(text) ?? []);
  return candidates.find((candidate) => z.safeParse(schema, candidate).success);
}

/** A hint for an invalid value that no rewriting makes valid. */
export function remarkOn(value: string, { kind }: Field): string | undefined {
  if (kind === 'date') return remarkOnDay(value.trim());
  return kind === 'image' ? remarkOnName(value.trim()) : undefined;
}

/** Each rewrites one common way to write values of one kind. */
const rewritings: readonly ((text: string) => string | readonly string[] | undefined)[] = [
  truth,
  (text) => /^(\d{4}-\d\d-\d\d)[T ]/.exec(text)?.[1],
  (text) => /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)?.slice(1).map(padded).join('-'),
  (text) =>
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)?.slice(1).toReversed().map(padded).join('-'),
  dayInWords,
  (text) => (/^\d+$/.test(text) ? `${text} min` : undefined),
  (text) => /^(\d+) ?m(?:in)?(?:utes?|utos?)?\.?$/i.exec(text)?.[1]?.concat(' min'),
  hours,
  (text) => /(?:v=|youtu\.be\/|embed\/|shorts\/)([\w-]{11})\b/.exec(text)?.[1],
  (text) => (text.includes('://') ? undefined : text.split('/').at(-1)),
  (text) => text.replace(/^mailto:/i, '').replace(/\s*(?:\(at\)|\[at\]|\sat\s)\s*/i, '@'),
  (text) => secure(/^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`),
  (text) => secure(text).replace(/[?#].*$/, ''),
  (text) => [...text.matchAll(/\d+/g)].map(([digits]) => digits),
];

function truth(text: string): string | undefined {
  if (/^(?:true|yes|y|on|1|sí|si)$/i.test(text)) return 'true';
  return /^(?:false|no|n|off|0)$/i.test(text) ? 'false' : undefined;
}

function secure(text: string): string {
  return text.replace(/^http:/i, 'https:').replaceAll(/\s/g, '%20');
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function dayInWords(text: string): string | undefined {
  const [day, year] = [/\b(\d{1,2})(?:st|nd|rd|th)?\b/i, /\b(\d{4})\b/].map(
    (form) => form.exec(text)?.[1],
  );
  const month = months.findIndex((name) => new RegExp(`\\b${name}`, 'i').test(text)) + 1;
  return day && year && month > 0 ? [year, String(month), day].map(padded).join('-') : undefined;
}

function padded(number: string): string {
  return number.padStart(2, '0');
}

function hours(text: string): string | undefined {
  const [, hour, minutes = '0'] =
    /^(\d{1,2}) ?h(?:ours?)?[ ,]*(?:(\d{1,2}) ?(?:min\.?|m|'|′)?)?$/i.exec(text) ?? [];
  return hour && `${hour}:${padded(minutes)}:00`;
}

function remarkOnDay(text: string): string | undefined {
  const [, year, month] = (/^(\d{4})-(\d\d)-\d\d$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined) return undefined;
  if (!isYear(year)) return `The years are from ${years.from} to ${years.to}.`;
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  const first = new Date(Date.UTC(year, month - 1, 1));
  const name = first.toLocaleString('en', { month: 'long', timeZone: 'UTC' });
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${name} ${year} has ${days} days.`;
}

/** The hint for an image whose name isn't safe in a URL. */
function remarkOnName(text: string): string | undefined {
  const [, name = '', extension] = /^([^/:]+)(\.(?:jpe?g|png|webp|avif|tiff?))$/i.exec(text) ?? [];
  const better = slugOf(name);
  if (!extension || !better) return undefined;
  return `Rename the file to \`${better}${extension}\`, and write that name here.`;
}
