// In: a content folder. Out: what is translated, or whether the site changes with the day, and the exit code.
import { Temporal } from 'temporal-polyfill';
import { type Content, published } from '../fields/content.ts';
import { bodyName } from '../fields/shape.ts';
import { walkFields } from '../fields/walk.ts';
import { openLibrary } from '../library.ts';
import type { ContentModel } from '../model.ts';
import { coveragesOf, type Coverage, type TranslationStatus } from '../translations/coverage.ts';
import type { Comparison } from '../translations/stamp.ts';
import { buildDay } from '../../text/build-day.ts';
import { originalName } from '../../text/language-name.ts';
import { printable } from '../report/problem.ts';
import { countMissing } from './check.ts';
import type { CommandContext } from './command.ts';

/** Prints what is translated; with `daily`, the last day of the content, and resolves to 3 if that was more than two days ago. */
export async function status(
  { daily }: { readonly daily?: unknown },
  context: CommandContext,
): Promise<number> {
  const snapshot = (await openLibrary(context)).current();
  if (!daily) {
    context.print(formatStatus(coveragesOf(snapshot)));
    return 0;
  }
  const last = lastDay(snapshot.content, context.model);
  if (last !== undefined && last >= dayBeforeYesterday(snapshot.content.site?.['timeZone'])) {
    context.print(`The site changes with the day until ${last}: build it every day.`);
    return 0;
  }
  const reason = last === undefined ? 'no day is in its content' : `the last one was ${last}`;
  context.print(`The site doesn’t change with the day: ${reason}.`);
  return 3;
}

const stampHint =
  'A translation that is not stamped isn’t reported when its original changes. Once it is up to date, run `npm run content:stamp` with its path.';

/** The progress of each language, with a list of what is missing or stale. */
function formatStatus({ coverages, broken }: TranslationStatus): string {
  const sections = coverages.map((coverage) => {
    const details = detailsOf(coverage).map((detail) => `  ${detail}`);
    return [`${countMissing(coverage)}.`, ...details].join('\n');
  });
  const files = broken.map((file) => `\n  ${printable(file)}`).join('');
  const rest = `Not counted, because they have errors; \`npm run content:check\` says which:${files}`;
  const needStamp = coverages.some(({ entries, messages }) =>
    [...entries, messages].some(lacksStamp),
  );
  return [...sections, ...(files ? [rest] : []), ...(needStamp ? [stampHint] : [])].join('\n\n');
}

function detailsOf({ entries, messages }: Coverage): string[] {
  const namedEntries = entries.map((entry) => ({
    ...entry,
    name: `${entry.collection.name}/${entry.slug}`,
  }));
  return [...namedEntries, { ...messages, name: 'messages.yaml' }].flatMap(
    ({ name, ...comparison }) => {
      const details = describe(comparison);
      return details.length === 0 ? [] : [`${name}: ${details.join('; ')}`];
    },
  );
}

/** What is stale, missing or not stamped in a translation, as text. */
function describe(comparison: Comparison): string[] {
  const { isStale, missing, translated } = comparison;
  const fallback = `in ${originalName()}`;
  const absent = translated.length === 0 ? fallback : `${fallback}: ${formatFields(missing)}`;
  return [
    ...(isStale ? ['out of date'] : []),
    ...(missing.length > 0 ? [absent] : []),
    ...(lacksStamp(comparison) ? ['not stamped'] : []),
  ];
}

function lacksStamp({ isStamped, translated }: Comparison): boolean {
  return !isStamped && translated.length > 0;
}

function formatFields(fields: readonly string[]): string {
  return fields.map((field) => (field === bodyName ? 'text' : field)).join(', ');
}

/** The last day that published content has, in any field; a month (`YYYY-MM`) counts to its end. */
function lastDay({ entries, messages, site }: Content, model: ContentModel): string | undefined {
  const values = [
    ...published(entries).flatMap(({ collection, fields }) =>
      walkFields(collection.original.shape, fields),
    ),
    ...[...messages.values()].flatMap((texts) => walkFields(model.messages.schema.shape, texts)),
    ...walkFields(model.site.shape, site),
  ];
  const days = values.flatMap(({ type, value }) => {
    const [day = ''] = /^\d{4}-\d\d(?:-\d\d)?/.exec(String(value)) ?? [];
    if (!type.isTemporal || day === '') return [];
    return day.length === 7 ? String(Temporal.PlainYearMonth.from(day).toPlainDate(monthEnd)) : day;
  });
  return days.toSorted().at(-1);
}

/** Shorter months are constrained to their last day. */
const monthEnd = { day: 31 } as const;

/** By then a performance is over in every time zone, and the daily build of the day after may have failed. */
function dayBeforeYesterday(timeZone: unknown): string {
  const today = buildDay(process.env, typeof timeZone === 'string' ? timeZone : undefined);
  return String(Temporal.PlainDate.from(today.slice(0, 10)).subtract({ days: 2 }));
}
