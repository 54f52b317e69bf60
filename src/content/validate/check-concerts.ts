// In: valid entries. Out: the problems between the fields of a concert, and between concerts.
import { isOnClocks } from '../../text/local-time.ts';
import { defaultLocale } from '../../locales.ts';
import type { Fault } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading } from '../read.ts';
import type { Content, Entry, Fields } from '../schema/content.ts';
import { atField } from './at-field.ts';

/** Checks what only shows between several fields, or several concerts. */
export function checkConcerts({ entries, site }: Content, reading: Reading): Problem[] {
  const originals = entries.filter(
    ({ collection, locale }) => collection === 'concerts' && locale === defaultLocale,
  );
  const firsts = new Map<string, Entry>();
  return originals.flatMap((entry) => {
    const { file, fields, isDraft } = entry;
    const zone = valueOf(fields, 'timeZone') ?? site?.timeZone;
    const found = rules.flatMap((rule) => rule(fields, zone) ?? []);
    if (!zone && site && !isDraft) found.push(withoutZone);
    const key = ['date', 'time', 'city', 'title'].map((name) => valueOf(fields, name)).join('\n');
    const first = firsts.get(key);
    if (first) found.push({ field: 'date', fault: sameAs(first.file) });
    else firsts.set(key, entry);
    return found.flatMap(({ field, fault }) => atField(reading, file, [field], fault));
  });
}

interface Found {
  readonly field: string;
  readonly fault: Fault;
}

const rules: readonly ((fields: Fields, zone: string | undefined) => Found | undefined)[] = [
  skippedTime,
  wrongOrder,
  withoutPreviousDate,
  strayPreviousDate,
  ticketsOfCancelled,
];

function valueOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

function skippedTime(fields: Fields, timeZone: string | undefined): Found | undefined {
  const [date, time] = [valueOf(fields, 'date'), valueOf(fields, 'time')];
  if (!date || !time || !timeZone || isOnClocks({ date, time, timeZone })) return undefined;
  const message = `There is no ${time} on ${date} in \`${timeZone}\`: clocks go forward then.`;
  const hint = 'Write the time that they show when the concert begins.';
  return { field: 'time', fault: { code: 'time-skipped', message, hint } };
}

function wrongOrder(fields: Fields): Found | undefined {
  const [date, until] = [valueOf(fields, 'date'), valueOf(fields, 'until')];
  if (!date || !until || until >= date) return undefined;
  const message = `\`until\` is the last day, and it is before the first one, \`date: ${date}\`.`;
  const hint = 'Write them the other way round, or mend the year.';
  return { field: 'until', fault: { code: 'dates-reversed', message, hint } };
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

const withoutZone: Found = {
  field: 'date',
  fault: {
    code: 'time-zone-missing',
    message: '`timeZone` is missing, and site.yaml has none for all concerts.',
    hint: 'Write, for example, `timeZone: Europe/Madrid`, here or in site.yaml.',
  },
};

function sameAs(file: string): Fault {
  const message = `This is the concert of ${file} again: date, time, city and title are the same.`;
  const hint = 'Delete one of the two files, or write what tells the concerts apart.';
  return { code: 'concert-twice', message, hint };
}
