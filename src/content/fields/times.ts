// Field types of days, times, partial dates, years and durations.
import { parseDuration } from '../../text/duration.ts';
import { localizeDate } from '../../text/format-date.ts';
import { localizeDuration } from '../../text/format-duration.ts';
import { isYear, parseYears, type YearSpan, years } from '../../text/year-span.ts';
import { type FieldTypeDefinition, fieldType, type Hint } from './field-type.ts';

/** A calendar date as a `YYYY-MM-DD` string, never a `Date`; pages get it with a localized text. */
export function date() {
  return fieldType({
    ...dayOptions,
    present: localizeDate,
    expected: 'a day written `YYYY-MM-DD`',
    widget: { name: 'date', range: { min: `${years.from}-01-01`, max: `${years.to}-12-31` } },
    parse: (source) => (isDay(source) ? source : undefined),
  });
}

/** The day of the first performance, or its month (`YYYY-MM`) until the day is known; pages get a localized text too. */
export function firstDay() {
  return fieldType({
    ...dayOptions,
    present: localizeDate,
    expected: 'a day written `YYYY-MM-DD`, or a month `YYYY-MM` while the day isn’t known',
    note: 'further days belong in `also`',
    parse: (source) => (isDay(source) || isMonth(source) ? source : undefined),
  });
}

/** A day, with a time (`YYYY-MM-DD HH:MM`) if it is known, as a string. */
export function dayAndTime() {
  return fieldType({
    ...dayOptions,
    expected: 'a day written `YYYY-MM-DD`, or `YYYY-MM-DD HH:MM` with its time',
    example: '2027-02-13 20:00',
    exampleOf: '13 February 2027 at eight in the evening',
    parse: (source) => {
      const [day = '', hour = '00:00', ...rest] = source.split(/\s+/);
      if (!isDay(day) || !isTime(hour) || rest.length > 0) return undefined;
      return source.replace(/\s+/, ' ');
    },
  });
}

/** A time of day as a `HH:MM` string. */
export function time() {
  return fieldType({
    name: 'time',
    expected: 'a time written `HH:MM`, from `00:00` to `23:59`',
    example: '20:00',
    exampleOf: 'eight in the evening',
    note: 'delete the line while the time isn’t known',
    parse: (source) => (isTime(source) ? source : undefined),
  });
}

/** A calendar date, a month (`YYYY-MM`) or a year (`YYYY`); pages get it with a localized text. */
export function partialDate() {
  return fieldType({
    ...dayOptions,
    name: 'partialDate',
    present: localizeDate,
    expected: 'a day written `YYYY-MM-DD`, a month `YYYY-MM` or a year `YYYY`',
    parse: (source) => {
      const isPlainYear = /^\d{4}$/.test(source) && isYear(Number(source));
      return isPlainYear || isMonth(source) || isDay(source) ? source : undefined;
    },
  });
}

/** The options that field types of days share. */
const dayOptions = {
  name: 'date',
  isTemporal: true,
  example: '2024-03-09',
  exampleOf: '9 March 2024',
  hint: calendarHint,
} as const;

/** The hint for a nonexistent day, or for a year out of range. */
function calendarHint(source: string): Hint | undefined {
  const span = `from ${years.from} to ${years.to}`;
  if (/^\d{4}-\d\d-\d\d$/.test(source))
    return { sentence: `There is no such day in the calendar ${span}.` };
  const isOutOfRange = /^\d{4}(?:-\d\d)?$/.test(source) && !isYear(Number(source.slice(0, 4)));
  return isOutOfRange ? { sentence: `Years must be ${span}.` } : undefined;
}

/** A year or a range of years, which may be approximate; its value is a `YearSpan`. */
export function yearSpan(hint?: FieldTypeDefinition<YearSpan>['hint']) {
  const expected = `a year from ${years.from} to ${years.to}, or years such as \`1998-2004\` or \`ca. 1998\``;
  return fieldType({
    name: 'years',
    isTemporal: true,
    expected,
    example: '2019',
    parse: (source) => {
      const span = parseYears(source);
      return span && isYear(span.from) && isYear(span.to) ? span : undefined;
    },
    ...(hint && { hint }),
  });
}

/** A duration, whose value is a `Duration`; pages get it with localized texts. */
export function duration(example = '12:30') {
  const expected =
    "a duration such as `12:30` (minutes and seconds), `12 min`, `7'20\"`, `10-12'` or `ca. 12'`";
  return fieldType({
    name: 'duration',
    isTemporal: true,
    expected,
    example,
    parse: parseDuration,
    present: localizeDuration,
  });
}

function isDay(source: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(source) || !isYear(Number(source.slice(0, 4)))) return false;
  const day = new Date(`${source}T00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(source);
}

function isMonth(source: string): boolean {
  return source.length === 7 && isDay(`${source}-01`);
}

function isTime(source: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(source);
}
