// In: a field of invalid YAML. Out: the fault, if it is one of the commonest, with the line to write instead.
import { spanFrom, type Fault, type Finding } from './locate.ts';
import { inQuotes, lineAround, type FieldLine } from './yaml-text.ts';

/** A fault, with offsets in the file where they differ from the parser's. */
export interface Explained extends Fault {
  readonly from?: number;
  readonly to?: number;
}

/** A text with a colon that needs quotes. */
export function colonInText({ key, value, at }: FieldLine): Explained | undefined {
  if (/^["'&*!|>@`%?[{-]/.test(value) || !/:(?:\s|$)/.test(value)) return undefined;
  return {
    code: 'yaml-colon',
    message: 'A text with a colon and a space in it needs quotes.',
    hint: `Write \`${inQuotes(key, value)}\`.`,
    from: at,
    to: at + value.length,
  };
}

/** A text in quotes that goes on behind them. */
export function endedQuote({ key, value, at }: FieldLine): Explained | undefined {
  const [, , rest = ''] = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(.+)$/.exec(value) ?? [];
  const words = rest.trimStart();
  if (words === '' || (words.startsWith('#') && words !== rest)) return undefined;
  return {
    code: 'yaml-quote',
    message: `The text ends at its second quote, and \`${words}\` follows.`,
    hint: `Write \`${inQuotes(key, value)}\`.`,
    from: at + value.length - words.length,
    to: at + value.length,
  };
}

/** A colon with its value right behind it. */
export function missingSpace(source: string, at: number): Explained | undefined {
  const { start, text } = lineAround(source, at);
  const [, before = '', key = '', value] = /^(\s*([a-z]\w*)):(\S.*)$/i.exec(text) ?? [];
  if (value === undefined) return undefined;
  return {
    code: 'yaml-space',
    message: 'A space is missing after the colon.',
    hint: `Write \`${key}: ${value}\`.`,
    from: start + before.length,
  };
}

const noBreakSpace =
  /^ *(?:-|(?:- )?[a-z][\w-]*:|(?=[\u00A0\u2007\u202F][ \u00A0\u2007\u202F]*(?:- |[a-z][\w-]*:(?:\s|$))))([\u00A0\u2007\u202F]+)/gm;

/** Each no-break space before a field, behind the dash of a list or behind the colon of a field. */
export function noBreakSpaces(yaml: string): Finding[] {
  return [...yaml.matchAll(noBreakSpace)].map(({ 0: all, 1: spaces = '', index }) => ({
    ...spanFrom(index + all.length - spaces.length, spaces),
    code: 'yaml-no-break-space',
    message: 'A no-break space stands here, which YAML takes for a letter.',
    hint: 'Write an ordinary space instead.',
  }));
}
