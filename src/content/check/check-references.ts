// In: valid entries. Out: the problems with the slugs by which they name entries of other collections.
import { defaultLocale } from '../../locales.ts';
import { fileOf, isOriginal } from '../source/file-role.ts';
import type { Fault } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { Reading } from '../source/read.ts';
import { walk } from '../fields/walk.ts';
import type { Content, Entry } from '../fields/content.ts';
import { atField } from './at-field.ts';

/** Checks that the entries exist that others name; only drafts may name a draft. */
export function checkReferences(
  { entries, folder }: Content,
  reading: Reading,
  drafts: ReadonlySet<string>,
): Problem[] {
  return entries
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((entry) =>
      namedBy(entry).flatMap(({ path, slug, refersTo }) => {
        const collection = reading.model.collections.find(({ name }) => name === refersTo);
        if (!collection) return [];
        const slugs = reading.sources.flatMap(({ role }) =>
          isOriginal(role) && role.collection === collection ? role.slug : [],
        );
        const file = fileOf(folder, { locale: entry.locale, collection, slug });
        const isDraft = drafts.has(file);
        if (slugs.includes(slug) && (entry.isDraft || !isDraft)) return [];
        // One that can’t be read is there.
        if (reading.problems.some((each) => each.file === file)) return [];
        const fault = isDraft ? draft(file) : missing(file, didYouMean(slug, slugs));
        return atField(reading, entry.file, path, fault);
      }),
    );
}

function namedBy({ collection, fields }: Entry) {
  return walk(collection.fields, fields).flatMap(({ path, type: { refersTo }, value: slugs }) => {
    if (!refersTo || !Array.isArray(slugs)) return [];
    return slugs.map((slug, index) => ({ path: [...path, index], slug: String(slug), refersTo }));
  });
}

function missing(file: string, near: string | undefined): Fault {
  const message = `There is no ${file}.`;
  const hint = near ?? 'Write the name of a file that is there, or delete this line.';
  return { code: 'reference-missing', message, hint };
}

function draft(file: string): Fault {
  const message = `${file} is a draft, which visitors don't see.`;
  const hint = 'Delete this line, or write `draft: true` here until the other is published.';
  return { code: 'reference-draft', message, hint };
}
