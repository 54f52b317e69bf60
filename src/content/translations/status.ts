// In: the state of all translations. Out: a report in words.
import { bodyName } from '../fields/shape.ts';
import type { Comparison, State } from './compare.ts';
import type { Coverage, Status } from './coverage.ts';
import { languageName, originalName } from '../../text/language-name.ts';

/** How much each language has, and a list of what is missing or stale. */
export function formatStatus({ coverages, broken }: Status): string {
  const parts = coverages.map((coverage) => {
    const remarks = remarksIn(coverage).map((remark) => `  ${remark}`);
    return [`${countMissing(coverage)}.`, ...remarks].join('\n');
  });
  const files = broken.map((file) => `\n  ${file}`).join('');
  const rest = `Broken, and not counted; \`npm run content:check\` says why:${files}`;
  return [...parts, ...(files ? [rest] : [])].join('\n\n');
}

/** @example countMissing(coverage) // => 'Spanish: 3 of 7 entries in English, 1 in part' */
export function countMissing({ locale, entries }: Coverage): string {
  const count = (state: State) => entries.filter((each) => each.state === state).length;
  const inPart = count('partial') > 0 ? `, ${count('partial')} in part` : '';
  return `${languageName(locale)}: ${count('fallback')} of ${entries.length} entries in ${originalName()}${inPart}`;
}

function remarksIn({ entries, messages }: Coverage): string[] {
  const named = entries.map((entry) => ({
    ...entry,
    name: `${entry.collection.name}/${entry.slug}`,
  }));
  return [...named, { ...messages, name: 'messages.yaml' }].flatMap(({ name, ...comparison }) => {
    const remarks = remarksOn(comparison);
    return remarks.length === 0 ? [] : [`${name}: ${remarks.join('; ')}`];
  });
}

/** What is stale, missing or without a stamp in a translation, in words. */
function remarksOn({ stale, missing, unstamped, translated, kept }: Comparison): string[] {
  const fallback = `in ${originalName()}`;
  const isAbsent = translated.length + kept.length === 0;
  const absent = isAbsent ? fallback : `${fallback}: ${listed(missing)}`;
  return [
    ...(stale.length > 0 ? [`out of date: ${listed(stale)}`] : []),
    ...(missing.length > 0 ? [absent] : []),
    ...(unstamped.length > 0 ? [`not stamped: ${listed(unstamped)}`] : []),
  ];
}

function listed(fields: readonly string[]): string {
  return fields.map((field) => (field === bodyName ? 'text' : field)).join(', ');
}
