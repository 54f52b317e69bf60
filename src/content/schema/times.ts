// The schemas of days, times, partial dates, years and durations.
import { z } from 'zod';
import { durationForm, parseDuration } from '../../text/duration.ts';
import { isYear, parseYears, years, yearSpanForm } from '../../text/year-span.ts';
import { remarkOnDays, remarkOnItem, remarkOnTime, timeMeant } from './remark-times.ts';
import { scalar } from './scalars.ts';

const yearForm = String.raw`(?:1[6-9]\d\d|2[01]\d\d|2200)`;
const timeForm = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** A calendar date as a `YYYY-MM-DD` string, never a `Date`. */
export function date() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`',
    example: '2024-03-09',
    form: String.raw`^${yearForm}-\d\d-\d\d$`,
  } as const;
  return scalar(field, (source) => (isDay(source) ? source : undefined));
}

/** A day, or a month (`YYYY-MM`) while the day isn’t known, as a string. */
export function dayOrMonth() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`, or a month `YYYY-MM` while the day isn’t known',
    example: '2024-03-09',
    form: String.raw`^${yearForm}-\d\d(?:-\d\d)?$`,
    remark: remarkOnDays,
  } as const;
  return scalar(field, (source) =>
    isDay(source) || (source.length === 7 && isDay(`${source}-01`)) ? source : undefined,
  );
}

/** A day, with a time (`YYYY-MM-DD HH:MM`) where one is known, as a string. */
export function dayAndTime() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`, or `YYYY-MM-DD HH:MM` with its time',
    example: '2027-02-13 20:00',
    form: String.raw`^${yearForm}-\d\d-\d\d(?: ${timeForm})?$`,
    remark: remarkOnItem,
  } as const;
  return scalar(field, (source) => {
    const [day = '', hour] = source.split(/\s+/, 3);
    const isWhole = isDay(day) && (hour === undefined || new RegExp(`^${timeForm}$`).test(hour));
    return isWhole ? source.replace(/\s+/, ' ') : undefined;
  });
}

/** A time of day as a `HH:MM` string. */
export function time() {
  const form = new RegExp(`^${timeForm}$`);
  const field = {
    kind: 'text',
    expected: 'a time written `HH:MM`, from `00:00` to `23:59`',
    example: '20:00',
    form: form.source,
    meant: timeMeant,
    remark: remarkOnTime,
    remedy: 'Write, for example, `time: 20:00`; leave it out while the time isn’t known.',
  } as const;
  return scalar(field, (source) => (form.test(source) ? source : undefined));
}

/** A calendar date, a month (`YYYY-MM`) or a year (`YYYY`), as a string. */
export function partialDate() {
  const field = {
    kind: 'partialDate',
    expected: 'a day written `YYYY-MM-DD`, a month `YYYY-MM` or a year `YYYY`',
    example: '2024-03-09',
    form: String.raw`^${yearForm}(?:-\d\d){0,2}$`,
  } as const;
  const firstDay = (source: string) => source + '-01-01'.slice(source.length - 4);
  return scalar(field, (source) =>
    /^\d{4}(?:-\d\d){0,2}$/.test(source) && isDay(firstDay(source)) ? source : undefined,
  );
}

/** A year, or several, which may be approximate; its value is a `YearSpan`. */
export function yearSpan() {
  const expected = `a year from ${years.from} to ${years.to}, or years such as \`1998-2004\` or \`ca. 1998\``;
  const field = { kind: 'years', expected, example: '2019', form: yearSpanForm } as const;
  return scalar(field, (source) => {
    const span = parseYears(source);
    return span && isYear(span.from) && isYear(span.to) ? span : undefined;
  });
}

/** A duration, whose value is a `Duration`. */
export function duration(example = '12:30') {
  const expected =
    "a duration such as `12:30` (minutes and seconds), `12 min`, `7'20\"`, `10-12'` or `ca. 12'`";
  return scalar({ kind: 'duration', expected, example, form: durationForm }, parseDuration);
}

function isDay(source: string): boolean {
  return isYear(Number(source.slice(0, 4))) && z.iso.date().safeParse(source).success;
}
