// In: the fields of a concert. Out: the problems with its performances.
import { isOnClocks } from '../../text/local-time.ts';
import type { Fault } from '../problem/locate.ts';
import type { Fields } from '../schema/content.ts';

/** A fault, and the field that has it. */
export interface Found {
  readonly field: string;
  /** The position of a further performance, where the field is one of its own. */
  readonly item?: number;
  readonly fault: Fault;
}

/** Finds what is wrong with the fields of a concert in a time zone. */
export type Rule = (
  fields: Fields,
  zone: string | undefined,
) => Found | readonly Found[] | undefined;

/** What holds for each performance by itself. */
export const performanceRules = [
  skippedTime,
  withoutPreviousDate,
  strayPreviousDate,
  ticketsOfCancelled,
] satisfies readonly Rule[];

/** The text of a field; nothing where it is no text. */
export function valueOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** What is wrong with the further performances of a concert. */
export function furtherPerformances(fields: Fields, timeZone: string | undefined): Found[] {
  const [date = '', time = '', until] = ['date', 'time', 'until'].map((name) =>
    valueOf(fields, name),
  );
  const first = `${date} ${time}`.trim();
  const also = performancesIn(fields);
  if (also.length > 0 && until !== undefined) return [{ field: 'until', fault: alsoAndUntil }];
  const days = also.map((each) => String(each['date']));
  const moments = [
    first,
    ...days.map((day) => (day.includes(' ') ? day : `${day} ${time}`.trim())),
  ];
  const start = valueOf(fields, 'previousDate') ?? date;
  return also.flatMap((each, item) => {
    const own = moments[item + 1] ?? '';
    const [ownDate, ownTime] = own.split(' ');
    const inItem = performanceRules.flatMap(
      (rule) => rule({ ...each, date: ownDate, time: ownTime }, timeZone) ?? [],
    );
    const ofDay = [
      ...(moments.indexOf(own) <= item ? [sameMoment(own)] : []),
      ...((valueOf(each, 'previousDate') ?? own) < start ? [beforeFirst(own, first)] : []),
    ].map((fault) => ({ field: 'date', fault }));
    return [...ofDay, ...inItem].map((found) => ({ ...found, item }));
  });
}

/** The further performances of a concert. */
export function performancesIn({ also }: Fields): readonly Fields[] {
  return Array.isArray(also) ? also.filter(isObject) : [];
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

const alsoAndUntil: Fault = {
  code: 'also-and-until',
  message: '`until` is for what goes on from day to day, and `also` for single performances.',
  hint: 'Delete this line, or list the days in a text.',
};

function sameMoment(own: string): Fault {
  const message = `There is a performance at \`${own}\` already.`;
  const hint = `Write the hours of both, such as \`- ${own.slice(0, 10)} 18:00\`, or delete one.`;
  return { code: 'performance-twice', message, hint };
}

function beforeFirst(own: string, first: string): Fault {
  const message = `This performance is before the first one, \`${first}\`.`;
  const [day, time] = own.split(' ');
  const hint = `Write \`date: ${day}\`${time ? ` and \`time: ${time}\`` : ''}, and \`- ${first}\` here.`;
  return { code: 'performance-early', message, hint };
}

function skippedTime(fields: Fields, timeZone: string | undefined): Found | undefined {
  const [date, time] = [valueOf(fields, 'date'), valueOf(fields, 'time')];
  if (!date || !time || !timeZone || date.length < 10) return undefined;
  if (isOnClocks({ date, time, timeZone })) return undefined;
  const message = `There is no ${time} on ${date} in \`${timeZone}\`: clocks go forward then.`;
  const hint = 'Write the time that they show when the concert begins.';
  return { field: 'time', fault: { code: 'time-skipped', message, hint } };
}

function withoutPreviousDate({ status, date, previousDate }: Fields): Found | undefined {
  if (status !== 'rescheduled' || previousDate !== undefined) return undefined;
  const message = '`previousDate` is missing: it says from which day the concert was rescheduled.';
  const hint = `Write, for example, \`previousDate: ${String(date)}\`, and the new day in \`date\`.`;
  return { field: 'status', fault: { code: 'previous-date-missing', message, hint } };
}

function strayPreviousDate({ status, previousDate }: Fields): Found | undefined {
  if (previousDate === undefined || /^(?:rescheduled|postponed)$/.test(String(status)))
    return undefined;
  const message = '`previousDate` is for a concert that was rescheduled or postponed.';
  const hint = 'Write `status: rescheduled`, or delete this line.';
  return { field: 'previousDate', fault: { code: 'previous-date-stray', message, hint } };
}

function ticketsOfCancelled({ status, tickets }: Fields): Found | undefined {
  if (status !== 'cancelled' || tickets === undefined) return undefined;
  const message = 'The concert is cancelled, and `tickets` still sells seats for it.';
  const hint = 'Delete this line; `note` may say what becomes of tickets.';
  return { field: 'tickets', fault: { code: 'tickets-cancelled', message, hint } };
}
