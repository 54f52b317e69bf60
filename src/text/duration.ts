// A duration as catalogues give it -> seconds, and whether they are exact.

/** A duration in seconds; `upTo` is the longer one of a range. */
export interface Duration {
  readonly seconds: number;
  readonly upTo?: number;
  readonly isAbout?: boolean;
}

const minuteSign = String.raw` ?(?:m(?:in(?:utes?|utos?|s)?)?\.?|['′’])`;
const secondSign = String.raw` ?(?:s(?:ec(?:onds?)?)?\.?|["″”]|''|′′|’’)`;
const hourSign = String.raw` ?h(?:ours?|oras?|rs?)?\.?`;

/** Half a unit as a decimal: `1.5'`. In other decimals, such as `1.25'`, the digits may be seconds. */
const halfMinute = new RegExp(String.raw`(?<=\d)[.,]5${minuteSign}$`);
const halfHour = new RegExp(String.raw`(?<=\d)[.,]5${hourSign}$`);

const range = String.raw`(\d{1,3})(?:${minuteSign})?(?: ?[-–—] ?| to )(\d{1,3})${minuteSign}`;
const clock = String.raw`(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)(?: ?min\.?)?`;
const hoursAndMinutes = String.raw`(\d{1,2})(?:${hourSign} ?([0-5]\d)|:([0-5]\d)${hourSign})`;
const optionalAnd = String.raw`(?: and(?= \d))? ?`;
const units = String.raw`(?=\d)(?:(\d{1,2})${hourSign}${optionalAnd})?(?:(\d{1,3})${minuteSign}${optionalAnd})?(?:(\d{1,3})${secondSign})?`;

/**
 * Parses a duration in one of many notations; returns `undefined` if it isn't one.
 * @example parseDuration("ca. 12'") // => { seconds: 720, isAbout: true }
 * @example parseDuration("1.5'") // => { seconds: 90 }
 * @example parseDuration('10-12 min') // => { seconds: 600, upTo: 720 }
 */
export function parseDuration(source: string): Duration | undefined {
  const [about = ''] = new RegExp(`^${approximatePattern}`).exec(source) ?? [];
  const duration = parseSeconds(
    source.slice(about.length).replace(halfMinute, ':30').replace(halfHour, ' h 30'),
  );
  if (!duration) return undefined;
  return { ...duration, ...(about !== '' && { isAbout: true }) };
}

function parseSeconds(text: string): Duration | undefined {
  const [from, to] = numbersIn(range, text) ?? [];
  if (from && to) return from < to ? { seconds: from * 60, upTo: to * 60 } : undefined;
  const [hour = 0, minute = 0, otherMinute = 0] = numbersIn(hoursAndMinutes, text) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = numbersIn(clock, text) ??
    numbersIn(units, text) ?? [hour, minute + otherMinute];
  const total = hours * 3600 + minutes * 60 + seconds;
  return total > 0 ? { seconds: total } : undefined;
}

/** The numbers that a pattern captures, 0 for omitted ones; `undefined` if the text doesn't match. */
function numbersIn(pattern: string, text: string): number[] | undefined {
  const match = new RegExp(`^(?:${pattern})$`).exec(text);
  return match?.slice(1).map((digits) => Number(digits ?? 0));
}

/** The source of a regular expression for signs and words that make a number approximate, such as `ca. `. */
export const approximatePattern = String.raw`(?:(?:[Cc]a?|[Cc]irca|[Aa]bout|[Aa]pp?rox|[Ee]nv|[Ee]twa)\.? *|[~≈] *)`;
