// In: valid content. Out: what is wrong with the names by which it refers to entries, files and pages.
import { textsIn } from '../fields/at-path.ts';
import { defaultLocale } from '../../locales.ts';
import { fileOf, slugsIn } from '../source/file-role.ts';
import type { FieldIssue } from '../model.ts';
import type { Issue } from '../report/locate.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { Reading } from '../source/read.ts';
import { referencesIn } from '../fields/references.ts';
import { walk } from '../fields/walk.ts';
import { isSecureAddress } from '../fields/addresses.ts';
import type { Content } from '../fields/content.ts';

/** Checks that the entries exist that others name; only drafts may name a draft. */
export function checkReferences(
  { entries, folder }: Content,
  { model, sources, problems }: Reading,
  drafts: ReadonlySet<string>,
): FieldIssue[] {
  return entries
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((entry) =>
      referencesIn(entry.collection, entry.fields).flatMap(({ path, slug, repeats, ...named }) => {
        if (repeats) return [{ file: entry.file, path, ...duplicate(slug, repeats) }];
        const collection = model.collections.find(({ name }) => name === named.collection);
        if (!collection) return [];
        const slugs = slugsIn(collection, sources);
        const file = fileOf(folder, { locale: entry.locale, collection, slug });
        const isDraft = drafts.has(file);
        if (slugs.includes(slug) && (entry.isDraft || !isDraft)) return [];
        // One that can’t be read is there.
        if (problems.some((each) => each.file === file)) return [];
        const issue = isDraft ? draft(file) : missing(file, didYouMean(slug, slugs));
        return { file: entry.file, path, ...issue };
      }),
    );
}

function missing(file: string, near: string | undefined): Issue {
  const message = `There is no ${file}.`;
  const hint = near ?? 'Write the name of a file that is there, or delete this line.';
  return { code: 'reference-missing', severity: 'warning', message, hint };
}

function draft(file: string): Issue {
  const message = `${file} is a draft, which visitors don't see.`;
  const hint = 'Delete `draft: true` there, or delete this line until it is published.';
  return { code: 'reference-draft', message, hint };
}

/** Checks that the files exist that entries name. */
export function checkFiles({ entries, folder }: Content, { files }: Reading): FieldIssue[] {
  return entries.flatMap(({ file, collection, fields }) =>
    walk(collection.fields, fields).flatMap(({ path, type, value }) => {
      const name = String(value);
      if (!type.namesFile || isSecureAddress(name) || files.includes(name)) return [];
      const message = `There is no file \`${name}\` in ${folder}/files.`;
      const hint =
        didYouMean(name, files) ?? 'Put the file there; an address begins with `https://`.';
      return { file, path, code: 'download-missing', message, hint };
    }),
  );
}

/** Checks that each list in site.yaml names pages that there are, once. */
export function checkPages(
  { folder, site }: Content,
  reading: Reading,
  drafts: ReadonlySet<string>,
): FieldIssue[] {
  return walk(reading.model.site.shape, site).flatMap(({ path: list, type, value }) => {
    if (type.name !== 'references' || type.refersTo) return [];
    const names = textsIn(value).map(({ text }) => text);
    return names.flatMap((name, index) => {
      const isRepeated = names.indexOf(name) < index;
      const issue = isRepeated ? duplicate(name, list.join('.')) : issueWith(name, reading, drafts);
      return issue ? { file: `${folder}/site.yaml`, path: [...list, index], ...issue } : [];
    });
  });
}

function issueWith(
  name: string,
  { folder, model: { collections, pages }, sources }: Reading,
  drafts: ReadonlySet<string>,
): Issue | undefined {
  const listed = pages
    .filter(({ isListed }) => isListed)
    .map(({ path, name: first }) => path || first);
  if (listed.includes(name)) return undefined;
  const { entries } = pages.find((page) => page.path === '' && page.entries) ?? {};
  const collection = collections.find((each) => each.name === entries);
  const slugs = collection ? slugsIn(collection, sources) : [];
  if (!collection || !slugs.includes(name)) return unknown(name, [...listed, ...slugs]);
  const file = fileOf(folder, { locale: defaultLocale, collection, slug: name });
  return drafts.has(file) ? draft(file) : undefined;
}

function duplicate(name: string, list: string): Issue {
  const message = `\`${name}\` is in \`${list}\` already.`;
  return { code: 'name-twice', message, hint: 'Delete one of the two.' };
}

function unknown(name: string, known: readonly string[]): Issue {
  const all = known.map((each) => `\`${each}\``).join(', ');
  const near = didYouMean(name, known);
  return {
    code: 'page-unknown',
    // It may have been deleted since.
    severity: near === undefined ? 'warning' : 'error',
    message: `This site has no page \`${name}\`.`,
    hint: near ?? `Its pages are ${all}. Write one of them, or delete this line.`,
  };
}
