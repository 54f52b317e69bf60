// Years in the notation of catalogues -> numbers, and whether they are exact.
import { approximatePattern } from './duration.ts';

/** A year, or the first and the last of several. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
  readonly isAbout?: boolean;
}

/** The range of years of dates and entries. */
export const years = { from: 1600, to: 2200 } as const;

const span = new RegExp(
  String.raw`^(${approximatePattern})?([12]\d{3})(?: ?[-–—/] ?([12]\d{3}|\d\d))?$`,
);

/**
 * Parses a year or a span of years; returns `undefined` for anything else, or if the order is wrong.
 * @example parseYears('1998-2004') // => { from: 1998, to: 2004 }
 * @example parseYears('ca. 1720') // => { from: 1720, to: 1720, isAbout: true }
 */
export function parseYears(source: string): YearSpan | undefined {
  const [, about, first = '', second] = span.exec(source) ?? [];
  if (first === '') return undefined;
  const [from, to] = [
    Number(first),
    Number(first.slice(0, -(second?.length ?? 4)) + (second ?? first)),
  ];
  if (second !== undefined && to <= from) return undefined;
  return { from, to, ...(about !== undefined && { isAbout: true }) };
}

/**
 * Formats a span of years.
 * @example formatYears({ from: 1998, to: 2004 }) // => '1998–2004'
 */
export function formatYears({ from, to }: YearSpan): string {
  return from === to ? String(from) : `${from}–${to}`;
}

export function isYear(year: number): boolean {
  return year >= years.from && year <= years.to;
}
