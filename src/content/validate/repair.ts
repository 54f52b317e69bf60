// In: an invalid value and its schema. Out: the valid value that was most likely intended, and what is left beside it.
import { z } from 'zod';
import { monthNumbers, readDays } from '../../text/read-days.ts';

/**
 * The first rewriting of a value that its schema accepts. It changes signs and the order of a date, and drops no letter
 * or digit of a fact.
 * @example repair('2019-5-4', date()) // => '2019-05-04'
 */
export function repair(value: string, schema: z.core.$ZodType): string | undefined {
  const text = value.trim();
  if (text === '') return undefined;
  const candidates = [text, ...rewritings.flatMap((rewrite) => rewrite(text) ?? [])];
  return candidates.find((candidate) => z.safeParse(schema, candidate).success);
}

/**
 * The valid part at the beginning or the end of a value, and the rest.
 * @example split('12 min (with a pause)', duration()) // => { part: '12 min', rest: '(with a pause)' }
 */
export function split(
  value: string,
  schema: z.core.$ZodType,
): { readonly part: string; readonly rest: string } | undefined {
  const text = value.trim().replaceAll(/\s+/g, ' ');
  const breaks = [
    ...text.matchAll(/[\s;(]*(?:[\s;(]|,(?!\d)|(?<!\d)\/|\/(?!\d))[\s;(]*|(?<=\d)T(?=\d)/g),
  ];
  const parts = breaks.flatMap(({ 0: sign, index }) => {
    const [before, after] = [
      text.slice(0, index),
      text.slice(index + sign.trimEnd().length).trim(),
    ];
    return [
      {
        part: before,
        rest: (sign.replaceAll(/[\s,;/]/g, '') + text.slice(index + sign.length)).trim(),
      },
      { part: sign.includes('(') ? after.replace(/\)$/, '') : after, rest: before },
    ];
  });
  const valid = parts.flatMap(({ part, rest }) => {
    const candidates = [part, dayInWords(part) ?? part];
    const found = candidates.find((each) => z.safeParse(schema, each).success);
    return found && /[\p{L}\p{N}]/u.test(rest) ? [{ part: found, rest, length: part.length }] : [];
  });
  return valid.toSorted((a, b) => b.length - a.length)[0];
}

/** Each rewrites one common way to write values of one kind; all are anchored, so that nothing is left over. */
const rewritings: readonly ((text: string) => string | undefined)[] = [
  truth,
  (text) => {
    const doubted = /^(.*?)\s*(?:\(\?\)|\?)$/.exec(text)?.[1];
    return doubted && `ca. ${doubted}`;
  },
  (text) =>
    /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text)?.slice(1).flatMap(padded).join('-'),
  (text) =>
    /^(?:(\d{1,2})[.](?= ?\d{1,2}\.) ?)?(\d{1,2})[./-] ?(\d{4})$/
      .exec(text)
      ?.slice(1)
      .toReversed()
      .flatMap(padded)
      .join('-'),
  dayInWords,
  (text) => (/^\d+$/.test(text) ? `${text} min` : undefined),
  (text) => text.replace(/\s*(?:\(at\)|\[at\]|\sat\s)\s*/i, '@'),
  (text) => secure(/^[a-z][\w+.-]*:/i.test(text) ? text : `https://${text}`),
  (text) => secure(text).replace(/[?#]+$/, ''),
  (text) => /^[^\p{L}\p{N}?-]*(\d+)[^\p{L}\p{N}?–—-]*$/u.exec(text)?.[1],
];

function truth(text: string): string | undefined {
  if (/^(?:true|yes|y|on|1|sí|si)$/i.test(text)) return 'true';
  return /^(?:false|no|n|off|0)$/i.test(text) ? 'false' : undefined;
}

function secure(text: string): string {
  return /^https?:/i.test(text) && !/\s\S*:\/\//.test(text)
    ? text.replace(/^http:/i, 'https:').replaceAll(/\s/g, '%20')
    : text;
}

/** A day, or a month, by its name. */
function dayInWords(text: string): string | undefined {
  const { days = [] } = readDays(text) ?? {};
  const [, name = '', year] = /^(\p{L}+)[.,]* (?:de |del )?(\d{4})$/iu.exec(text) ?? [];
  const month = monthNumbers.get(name.toLowerCase());
  if (month === undefined) return days.length === 1 ? days[0] : undefined;
  return [year, String(month)].flatMap(padded).join('-');
}

/** A number of a date with two digits at least; nothing where it isn't given. */
function padded(number: string | undefined): string[] {
  return number === undefined ? [] : [number.padStart(2, '0')];
}
