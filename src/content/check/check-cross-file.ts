// In: all valid entries. Out: problems that need several files: duplicates, broken references, stray translations.
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

/** Checks entries against each other, and their references against the files that exist, some of which are `drafts`. */
export function checkCrossFile(
  content: Content,
  contentFiles: ContentFiles,
  drafts: ReadonlySet<string>,
  addressesFor: (file: string) => SiteAddresses,
): Problem[] {
  const { collections, rules } = contentFiles.model;
  const issues = [
    ...collections.flatMap((collection) => {
      const entries = content.entries.filter((entry) => entry.collection === collection);
      const originals = entries.filter(({ locale }) => locale === defaultLocale);
      const translations = entries.filter(({ locale }) => locale !== defaultLocale);
      return [
        ...duplicateValues(collection, originals, contentFiles),
        ...undescribedImages(originals),
        ...strayTranslations(originals, translations),
        ...untranslatedRepeats(entries, content.folder),
      ];
    }),
    ...checkReferences(content, contentFiles, drafts),
    ...checkTargets(content, contentFiles, addressesFor),
    ...rules.flatMap((rule) => rule(content)),
  ];
  return issues.flatMap((issue) => locateIssue(issue, contentFiles));
}

/** Reported at the field, or at its parent if that is a plain string; empty if the file sets neither. */
export function locateIssue(issue: FieldIssue, { sources }: ContentFiles): Problem[] {
  const { file, path } = issue;
  const source = findSourceFile(sources, file);
  const parent = path.length > 1 ? path.slice(0, -1) : path;
  const spans = source?.tree.spans(path) ?? source?.tree.spans(parent);
  return source && spans ? [problemAt(source, spans.value, issue)] : [];
}

function undescribedImages(originals: readonly Entry[]): FieldIssue[] {
  return originals.flatMap(({ file, fields: { image, alt } }) =>
    image !== undefined && alt === undefined ? { file, path: ['image'], ...undescribedIssue } : [],
  );
}

const undescribedIssue: Issue = {
  code: 'image-undescribed',
  severity: 'warning',
  message: 'Without `alt`, visitors who can’t see this picture don’t know what it shows.',
  hint: 'Write, for example: `alt: Violin in warm side light`.',
};

/** A translated group is never shown if the original lacks it; a translated list of texts is. */
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
  const message = `\`${name}\` translates what the ${originalName()} entry doesn’t have.`;
  return {
    code: 'translation-stray',
    message,
    hint: `Write \`${name}\` in ${original} first, or delete it here.`,
  };
}

function duplicateValues(
  { unique }: Collection,
  originals: readonly Entry[],
  contentFiles: ContentFiles,
): FieldIssue[] {
  return unique.flatMap((field) => {
    const firstByValue = new Map<unknown, Entry>();
    return originals.flatMap((entry) => {
      const value = entry.fields[field];
      if (value === undefined) return [];
      const first = firstByValue.get(value) ?? entry;
      firstByValue.set(value, first);
      if (first === entry) return [];
      const issue = duplicateIssue(field, value, first, contentFiles);
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
  const message = `\`${field}\` must be different in every entry; another one has \`${String(value)}\`.`;
  return {
    code: 'duplicate',
    message,
    hint: `It is set in ${first.file}${line} too. Change one of them.`,
  };
}
