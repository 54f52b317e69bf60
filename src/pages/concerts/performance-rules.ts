// In: the fields of a concert. Out: problems of its performances.
import type { FieldValues } from '../../content/fields/content.ts';
import type { FieldIssue } from '../../content/model.ts';
import type { Issue } from '../../content/report/locate.ts';

/** `path` is that of a field or of an item of its list. */
export type EntryIssue = Omit<FieldIssue, 'file'>;

/** The value of a field; undefined unless it is a string. */
export function stringField(fields: FieldValues, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

export function furtherPerformanceIssues(fields: FieldValues): EntryIssue[] {
  const [date = '', time = '', until] = ['date', 'time', 'until'].map((name) =>
    stringField(fields, name),
  );
  const first = `${date} ${time}`.trim();
  const also = furtherDays(fields);
  if (also.length > 0 && until !== undefined) return [{ path: ['until'], ...alsoAndUntil }];
  // `missingDay` reports further performances of a month.
  if (date.length === 7) return [];
  const moments = also.map((day) => (day.includes(' ') ? day : `${day} ${time}`.trim()));
  return moments.flatMap((moment, item) => {
    const issues = [
      ...([first, ...moments].indexOf(moment) <= item ? [sameMoment(moment)] : []),
      ...(moment < date ? [beforeFirst(moment, first)] : []),
    ];
    return issues.map((issue) => ({ path: ['also', item], ...issue }));
  });
}

/** The further performances, as `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. */
export function furtherDays({ also }: FieldValues): readonly string[] {
  return Array.isArray(also) ? also.map(String) : [];
}

const alsoAndUntil: Issue = {
  code: 'also-and-until',
  message: '`until` is for an event that continues every day, `also` for single performances.',
  hint: 'Delete this line, or list the days in a text.',
};

function sameMoment(moment: string): Issue {
  const message = `Another performance is at \`${moment}\` already.`;
  const hint = `Write the times of both, such as \`- ${moment.slice(0, 10)} 18:00\`, or delete one.`;
  return { code: 'performance-twice', message, hint };
}

function beforeFirst(moment: string, first: string): Issue {
  const message = `This performance is before the first one, \`${first}\`.`;
  const [day, time] = moment.split(' ');
  const hint = `Write \`date: ${day}\`${time ? ` and \`time: ${time}\`` : ''}, and \`- ${first}\` here.`;
  return { code: 'performance-early', message, hint };
}

export function missingPreviousDate({
  status,
  date,
  previousDate,
}: FieldValues): EntryIssue | undefined {
  if (status !== 'rescheduled' || previousDate !== undefined) return undefined;
  const message =
    '`previousDate` is missing: it must be the day from which the concert was rescheduled.';
  const day = String(date).padEnd('2027-02-14'.length, '-14');
  const hint = `Write, for example, \`previousDate: ${day}\`, and the new day in \`date\`.`;
  return { path: ['status'], code: 'previous-date-missing', message, hint };
}
