// A duration as catalogues give it -> seconds, and whether they are exact.

/** A duration in seconds; where it is between two, `upTo` is the longer one. */
export interface Duration {
  readonly seconds: number;
  readonly upTo?: number;
  readonly isAbout?: boolean;
}

const minuteSign = String.raw` ?(?:min\.?|['′’])`;
const secondSign = String.raw` ?(?:s|["″”])`;
/** Minutes behind hours need no sign. */
const bareMinutes = String.raw`(?<=h ?[0-5]\d)$`;

const range = String.raw`(\d{1,3})(?:${minuteSign})? ?[-–] ?(\d{1,3})${minuteSign}`;
const clock = String.raw`(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)`;
const units = String.raw`(?=\d)(?:(\d{1,2}) ?h ?)?(?:(\d{1,3})(?:${minuteSign}|${bareMinutes}) ?)?(?:(\d{1,3})${secondSign})?`;

/**
 * Reads a duration; undefined for any other text.
 * @example parseDuration("ca. 12'") // => { seconds: 720, isAbout: true }
 * @example parseDuration('2 h 20') // => { seconds: 8400 }
 * @example parseDuration('10-12 min') // => { seconds: 600, upTo: 720 }
 */
export function parseDuration(source: string): Duration | undefined {
  const [about = ''] = new RegExp(`^${aboutPattern}`).exec(source) ?? [];
  const between = secondsBetween(source.slice(about.length));
  if (!between) return undefined;
  return { ...between, ...(about !== '' && { isAbout: true }) };
}

function secondsBetween(text: string): Duration | undefined {
  const [from, to] = numbersIn(range, text) ?? [];
  if (from && to) return from < to ? { seconds: from * 60, upTo: to * 60 } : undefined;
  const [hours = 0, minutes = 0, seconds = 0] =
    numbersIn(clock, text) ?? numbersIn(units, text) ?? [];
  const total = hours * 3600 + minutes * 60 + seconds;
  return total > 0 ? { seconds: total } : undefined;
}

/** The numbers that a form captures, 0 where one is left out; nothing where the text is of another form. */
function numbersIn(pattern: string, text: string): number[] | undefined {
  const found = new RegExp(`^(?:${pattern})$`).exec(text);
  return found?.slice(1).map((digits) => Number(digits ?? 0));
}

/** The source of a regular expression for what makes a number approximate: `ca. `, `c. ` or `~`. */
export const aboutPattern = String.raw`(?:[Cc]a?\. *|[~≈] *)`;
