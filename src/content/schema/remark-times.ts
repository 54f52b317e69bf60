// In: days and times as programmes print them. Out: the fields that they stand for, and hints that propose these.
import { readDays } from '../../text/read-days.ts';

/** Fields by name. */
type Written = Readonly<Record<string, string | readonly string[]>>;

/**
 * A time written in another way.
 * @example timeMeant('8.30 pm') // => '20:30'
 * @example timeMeant('20h') // => '20:00'
 * @example timeMeant('20:00:00') // => '20:00'
 */
export function timeMeant(source: string): string | undefined {
  if (/^(?:12 )?(?:noon|midday|mediodía|mittags?|midi|mezzogiorno|migdia|meio-dia)$/i.test(source))
    return '12:00';
  const form =
    /^(?:(?:ore|um|at|à|alle|a las) )?(\d{1,2})(?:\s*[.:h]\s*(?:([0-5]\d)(?::00)?)?)?\s*(?:(a|p)\.?m\.?|h|hs|hrs|uhr)?$/i;
  const [, hour, minute = '00', half] = form.exec(source) ?? [];
  if (hour === undefined || (half && (Number(hour) < 1 || Number(hour) > 12))) return undefined;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}

/** The hint for the end of a day, or for a time with that at which it ends. */
export function remarkOnTime(source: string): string | undefined {
  if (/^(?:24(?:[.:h]?00)?h?|midnight|medianoche|mitternachts?|minuit|mezzanotte)$/i.test(source))
    return 'A day ends at `23:59`: write `time: 00:00`, and the next day in `date`.';
  const found = readTimes(source);
  return found && ['Write:', ...linesOf(found)].join('\n');
}

/**
 * A time, and how long it is until another one, as fields.
 * @example readTimes('19:30-21:00') // => { time: '19:30', duration: '1 h 30' }
 */
export function readTimes(source: string): Readonly<Record<string, string>> | undefined {
  const [, from = '', to = ''] =
    /^(.*?\d.*?)\s*(?:[-–—]|\b(?:to|bis|à|al?|alle|till|until|hasta)\b|(?<=\s)à(?=\s))\s*(.+)$/i.exec(
      source,
    ) ?? [];
  // `8–10 pm` has one half of the day for both, and `11–1 pm` has noon between them.
  const isHalved = /\d\s*$/.test(from) && /[ap]\.?m\.?$/i.test(to);
  const end = timeMeant(to) ?? '';
  const times = (isHalved ? ['am', 'pm'] : ['']).flatMap((half) => timeMeant(from + half) ?? []);
  const time = times.findLast((each) => each < end) ?? times.at(-1);
  if (!time || !end || time === end) return undefined;
  const [start, stop] = [time, end].map(
    (each) => Number(each.slice(0, 2)) * 60 + Number(each.slice(3)),
  );
  const minutes = ((stop ?? 0) - (start ?? 0) + 24 * 60) % (24 * 60);
  const rest = minutes % 60;
  return { time, duration: `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest}` : ''}` };
}

const dayWithHour =
  /^(.*\b\d{4}|\d{4}-\d\d-\d\d)[\sT,·|-]+(?:(?:at|um|alle?|à|a las) )?(\d{1,2}\s*(?:[.:h]|[ap]\.?m|uhr).*)$/i;

/**
 * The fields that days in words stand for, with the hour behind them.
 * @example readDates('13 & 20 May 2027, 19.30') // => { date: '2027-05-13', time: '19:30', also: ['2027-05-20'] }
 */
export function readDates(source: string): Written | undefined {
  // A date in digits looks like an hour.
  const all = readDays(source);
  const [, words = source, hour = ''] = all ? [] : (dayWithHour.exec(source) ?? []);
  const { days = [], isRange } = all ?? readDays(words) ?? {};
  const [date, ...others] = days;
  const time = timeMeant(hour.trim());
  if (date === undefined || (hour !== '' && !time)) return undefined;
  const until = others.at(-1);
  return {
    date,
    ...(time && { time }),
    ...(isRange && until !== undefined && { until }),
    ...(!isRange && others.length > 0 && { also: others }),
  };
}

/**
 * The items of a list that days in words stand for; nothing for what goes on from one day to another.
 * @example readItems('13 & 20 May 2027, 19.30') // => ['2027-05-13 19:30', '2027-05-20 19:30']
 */
export function readItems(source: string): readonly string[] | undefined {
  const { date, time = [], until, also = [] } = readDates(source) ?? {};
  if (date === undefined || until !== undefined) return undefined;
  return [date, also].flat().map((day) => [day, time].flat().join(' '));
}

/** The hint for several days, for a day with its time, or for one that isn’t known. */
export function remarkOnDays(source: string): string | undefined {
  const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))-(?:00|x+|\?+|tb[acd])$/i.exec(source) ?? [];
  if (month) return `Write the month alone while the day isn’t known: \`date: ${month}\`.`;
  const found = readDates(source);
  const lines = found && linesOf(found);
  return (
    lines &&
    (lines.length > 1 ? ['Write:', ...lines].join('\n') : `Write \`${lines.join('').trim()}\`.`)
  );
}

/** The hint for a day in words, or for several, in a list. */
export function remarkOnItem(source: string): string | undefined {
  const items = readItems(source)?.map((item) => `- ${item}`);
  if (!items) return undefined;
  return items.length > 1
    ? ['Write:', ...items.map((item) => `  ${item}`)].join('\n')
    : `Write \`${items.join('')}\`.`;
}

function linesOf(fields: Written): string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`  ${name}: ${value}`]
      : [`  ${name}:`, ...value.map((item) => `    - ${item}`)],
  );
}
