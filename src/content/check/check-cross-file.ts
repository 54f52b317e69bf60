// In: all valid entries. Out: the problems that only show between files: duplicates, pictures without a text, stray fields.
import { defaultLocale } from '../../locales.ts';
import type { Collection } from '../fields/collection.ts';
import type { Content, Entry } from '../fields/content.ts';
import type { FieldIssue } from '../model.ts';
import { positionOf, problemAt, type Issue } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { ContentFiles } from '../source/read-files.ts';
import { untranslatedRepeats } from './check-repeats.ts';
import { checkReferences, checkTargets } from './check-references.ts';
import type { SiteAddresses } from '../markdown/link-targets.ts';
import { findSourceFile } from '../source/source-file.ts';
import { originalName } from '../../text/language-name.ts';

/** Checks entries against each other, and what they name against the files that exist, some of which are `drafts`. */
export function checkCrossFile(
  content: Content,
  reading: ContentFiles,
  drafts: ReadonlySet<string>,
  addressesFor: (file: string) => SiteAddresses,
): Problem[] {
  const { collections, rules } = reading.model;
  const issues = [
    ...collections.flatMap((collection) => {
      const entries = content.entries.filter((entry) => entry.collection === collection);
      const originals = entries.filter(({ locale }) => locale === defaultLocale);
      const translations = entries.filter(({ locale }) => locale !== defaultLocale);
      return [
        ...duplicates(collection, originals, reading),
        ...undescribedImages(originals),
        ...strayTranslations(originals, translations),
        ...untranslatedRepeats(entries, content.folder),
      ];
    }),
    ...checkReferences(content, reading, drafts),
    ...checkTargets(content, reading, addressesFor),
    ...rules.flatMap((rule) => rule(content)),
  ];
  return issues.flatMap((issue) => locateIssue(issue, reading));
}

/** The problem at a path or, where its item is only a text, at that; none where the file sets neither. */
export function locateIssue(issue: FieldIssue, { sources }: ContentFiles): Problem[] {
  const { file, path } = issue;
  const source = findSourceFile(sources, file);
  const above = path.length > 1 ? path.slice(0, -1) : path;
  const spans = source?.tree.spans(path) ?? source?.tree.spans(above);
  return source && spans ? [problemAt(source, spans.value, issue)] : [];
}

function undescribedImages(originals: readonly Entry[]): FieldIssue[] {
  return originals.flatMap(({ file, fields: { image, alt } }) =>
    image !== undefined && alt === undefined ? { file, path: ['image'], ...undescribed } : [],
  );
}

const undescribed: Issue = {
  code: 'image-undescribed',
  severity: 'warning',
  message: "Without `alt`, those who can't see this picture are told nothing of it.",
  hint: 'Write, for example: `alt: Violin in warm side light`.',
};

/** Fields of a group are never shown where the original lacks it; a list of texts is. */
function strayTranslations(
  originals: readonly Entry[],
  translations: readonly Entry[],
): FieldIssue[] {
  const bySlug = new Map(originals.map((entry) => [entry.slug, entry]));
  return translations.flatMap(({ file, slug, fields: translated }) => {
    const original = bySlug.get(slug);
    const stray = Object.keys(translated).filter(
      (name) => isGroup(translated[name]) && original?.fields[name] === undefined,
    );
    return stray.flatMap((name) =>
      original ? { file, path: [name], ...strayIssue(name, original.file) } : [],
    );
  });
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value);
}

function strayIssue(name: string, original: string): Issue {
  const message = `\`${name}\` translates what the ${originalName()} entry doesn't have.`;
  return {
    code: 'translation-stray',
    message,
    hint: `Write \`${name}\` in ${original} first, or delete it here.`,
  };
}

function duplicates(
  { unique }: Collection,
  originals: readonly Entry[],
  reading: ContentFiles,
): FieldIssue[] {
  return unique.flatMap((field) => {
    const firstByValue = new Map<unknown, Entry>();
    return originals.flatMap((entry) => {
      const value = entry.fields[field];
      if (value === undefined) return [];
      const first = firstByValue.get(value) ?? entry;
      firstByValue.set(value, first);
      if (first === entry) return [];
      const issue = duplicateIssue(field, value, first, reading);
      return { file: entry.file, path: [field], ...issue };
    });
  });
}

function duplicateIssue(
  field: string,
  value: unknown,
  first: Entry,
  { sources }: ContentFiles,
): Issue {
  const source = findSourceFile(sources, first.file);
  const spans = source?.tree.spans([field]);
  const line = source && spans ? `:${positionOf(source.text, spans.key.start).line}` : '';
  const message = `\`${field}\` must be different in every entry, and \`${String(value)}\` is taken.`;
  return {
    code: 'duplicate',
    message,
    hint: `It is set in ${first.file}${line} too. Change one of them.`,
  };
}
