// The schemas of days, times, partial dates, years and durations.
import { durationForm, parseDuration } from '../../text/duration.ts';
import { isYear, parseYears, yearForm, years, yearSpanForm } from '../../text/year-span.ts';
import { remarkOnDays, remarkOnItem, remarkOnTime, timeMeant } from './remark-times.ts';
import { scalar } from './scalars.ts';

const monthForm = `${yearForm}-(?:0[1-9]|1[0-2])`;
const dayForm = String.raw`(?:${yearForm}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?=${yearForm})(?:\d\d(?:0[48]|[2468][048]|[13579][26])|[13579][26]00|[02468][048]00)-02-29)`;
const timeForm = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** A calendar date as a `YYYY-MM-DD` string, never a `Date`. */
export function date() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`',
    example: '2024-03-09',
    form: `^${dayForm}$`,
    isDay: true,
  } as const;
  return scalar(field, matching(field.form));
}

/** A day, or a month (`YYYY-MM`) while the day isn’t known, as a string. */
export function dayOrMonth() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`, or a month `YYYY-MM` while the day isn’t known',
    example: '2024-03-09',
    form: `^(?:${dayForm}|${monthForm})$`,
    remark: remarkOnDays,
  } as const;
  return scalar(field, matching(field.form));
}

/** A day, with a time (`YYYY-MM-DD HH:MM`) where one is known, as a string. */
export function dayAndTime() {
  const field = {
    kind: 'date',
    expected: 'a day written `YYYY-MM-DD`, or `YYYY-MM-DD HH:MM` with its time',
    example: '2027-02-13 20:00',
    form: String.raw`^${dayForm}(?:\s+${timeForm})?$`,
    remark: remarkOnItem,
  } as const;
  return scalar(field, (source) => matching(field.form)(source)?.replace(/\s+/, ' '));
}

/** A time of day as a `HH:MM` string. */
export function time() {
  const field = {
    kind: 'text',
    expected: 'a time written `HH:MM`, from `00:00` to `23:59`',
    example: '20:00',
    form: `^${timeForm}$`,
    meant: timeMeant,
    remark: remarkOnTime,
    remedy: 'Write, for example, `time: 20:00`; leave it out while the time isn’t known.',
  } as const;
  return scalar(field, matching(field.form));
}

/** A calendar date, a month (`YYYY-MM`) or a year (`YYYY`), as a string. */
export function partialDate() {
  const field = {
    kind: 'partialDate',
    expected: 'a day written `YYYY-MM-DD`, a month `YYYY-MM` or a year `YYYY`',
    example: '2024-03-09',
    form: `^(?:${dayForm}|${monthForm}|${yearForm})$`,
  } as const;
  return scalar(field, matching(field.form));
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

function matching(form: string) {
  const expression = new RegExp(form);
  return (source: string) => (expression.test(source) ? source : undefined);
}
