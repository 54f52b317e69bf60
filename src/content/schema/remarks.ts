// Hints for invalid values that nothing repairs. Each keeps every letter and digit.
import { messageLanguage } from '../../locales.ts';
import { isYear, years } from '../../text/year-span.ts';

/** What a remark is made with: the name of the field, how its file writes a value, and the valid part of a text. */
export interface Remarking {
  readonly name: string;
  readonly asValue: (text: string) => string;
  readonly split: (text: string) => { readonly part: string; readonly rest: string } | undefined;
}

export function remarkOnRest(text: string, { name, split }: Remarking): string | undefined {
  const { part, rest } = split(text) ?? {};
  return (
    rest &&
    `Write \`${name}: ${part}\`, and \`${rest}\` into a text or, as a remark, behind a \`#\` on a line of its own.`
  );
}

export function remarkOnYears(text: string, remarking: Remarking): string | undefined {
  const { name, split } = remarking;
  if (/^in progress$/i.test(text)) return 'Write `inProgress: true` instead.';
  const [, begun] = (name === 'year' && /^(\d{4}) ?[-–—]$/.exec(text)) || [];
  if (begun) return `Write \`year: ${begun}\`, and \`inProgress: true\` on a line of its own.`;
  const { part, rest = '' } = split(text) ?? {};
  const [, revision] = /^\(?(?:rev\.?|revised)\s*(\d{4})\)?$/i.exec(rest) ?? [];
  return revision
    ? `Write \`${name}: ${part}\`, and \`revised: ${revision}\` on a line of its own.`
    : remarkOnRest(text, remarking);
}

/** A second duration isn't a remark on the first. */
export function remarkOnDuration(text: string, remarking: Remarking): string | undefined {
  const { rest = '' } = remarking.split(text) ?? {};
  return /^[^(]*\d/.test(rest) ? undefined : remarkOnRest(text, remarking);
}

export function remarkOnList(text: string, { name, asValue }: Remarking): string {
  const [bullet] = /^[•‣▪◦·*–—\uF0B7]\s/u.exec(text) ?? [];
  const items = (bullet ? text.split(bullet) : text.split(/[;\n]|\s\/\s/))
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return [
    `Write each on a line of its own:`,
    `  ${name}:`,
    ...items.map((item) => `    - ${asValue(item)}`),
  ].join('\n');
}

export function remarkOnDay(text: string): string | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined) return undefined;
  if (!isYear(year)) return `The years are from ${years.from} to ${years.to}.`;
  if (month < 1 || month > 12) return `There is no month ${month}.`;
  if (day === undefined) return undefined;
  const first = new Date(Date.UTC(year, month - 1, 1));
  const name = first.toLocaleString(messageLanguage, { month: 'long', timeZone: 'UTC' });
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${name} ${year} has ${days} days.`;
}

/** What is said of a month where only a day will do. */
export function remarkOnMonth(text: string): string | undefined {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
    ? `This is a month: write a day of it, such as \`${text}-14\`.`
    : undefined;
}
