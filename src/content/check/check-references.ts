// In: valid content. Out: issues of its references to entries, files and pages.
import { defaultLocale } from '../../locales.ts';
import { entryFileOf, slugsIn } from '../source/file-role.ts';
import type { FieldIssue } from '../model.ts';
import type { Issue } from '../report/locate.ts';
import { didYouMean, listNear } from '../../text/nearest.ts';
import type { ContentFiles } from '../source/read-files.ts';
import type { Shape } from '../fields/shape.ts';
import { walkFields } from '../fields/walk.ts';
import { checkSiteAddress, type SiteAddresses } from '../markdown/link-targets.ts';
import { isSecureAddress } from '../fields/addresses.ts';
import type { Content } from '../fields/content.ts';

/** Checks references to entries and pages: each must exist and be in its list once; only drafts may refer to drafts. */
export function checkReferences(
  { entries, folder, site }: Content,
  contentFiles: ContentFiles,
  drafts: ReadonlySet<string>,
): FieldIssue[] {
  const originals = entries.filter(({ locale }) => locale === defaultLocale);
  return [
    ...originals.flatMap(({ file, collection, fields, isDraft }) =>
      referenceIssues(file, collection.fields, fields, (slug, refersTo) =>
        entryIssue({ slug, refersTo, isDraft }, contentFiles, drafts),
      ),
    ),
    ...referenceIssues(`${folder}/site.yaml`, contentFiles.model.site.shape, site, (name) =>
      pageIssue(name, contentFiles, drafts),
    ),
  ];
}

function referenceIssues(
  file: string,
  shape: Shape,
  values: unknown,
  issueOf: (name: string, refersTo: string | undefined) => Issue | undefined,
): FieldIssue[] {
  return walkFields(shape, values).flatMap(({ path, type, value }) => {
    if (type.name !== 'references' || !Array.isArray(value)) return [];
    return value.map(String).flatMap((name, index, names) => {
      const isRepeated = names.indexOf(name) < index;
      const issue = isRepeated
        ? duplicateReference(name, path.join('.'))
        : issueOf(name, type.refersTo);
      return issue ? { file, path: [...path, index], ...issue } : [];
    });
  });
}

function duplicateReference(name: string, list: string): Issue {
  const message = `\`${name}\` is in \`${list}\` already.`;
  return { code: 'name-twice', message, hint: 'Delete one of the two.' };
}

interface EntryReference {
  readonly slug: string;
  readonly refersTo: string | undefined;
  readonly isDraft: boolean;
}

function entryIssue(
  { slug, refersTo, isDraft }: EntryReference,
  { folder, model, sources, problems }: ContentFiles,
  drafts: ReadonlySet<string>,
): Issue | undefined {
  const collection = model.collections.find(({ name }) => name === refersTo);
  if (!collection) return undefined;
  const slugs = slugsIn(collection, sources);
  const file = entryFileOf(folder, { locale: defaultLocale, collection, slug });
  if (drafts.has(file)) return isDraft ? undefined : draftIssue(file);
  // A file that can’t be read exists.
  const exists = slugs.includes(slug) || problems.some((problem) => problem.file === file);
  return exists ? undefined : missingEntry(file, didYouMean(slug, slugs));
}

function missingEntry(file: string, near: string | undefined): Issue {
  const message = `There is no ${file}.`;
  const hint = near ?? 'Write the name of an existing file, or delete this line.';
  return { code: 'reference-missing', severity: 'warning', message, hint };
}

function draftIssue(file: string): Issue {
  const message = `${file} is a draft, which visitors don’t see.`;
  const hint = 'Delete `draft: true` there, or delete this line until it is published.';
  return { code: 'reference-draft', message, hint };
}

/** Checks that the files and the site addresses in fields exist. */
export function checkTargets(
  { entries, folder, site }: Content,
  { model, files }: ContentFiles,
  addressesFor: (file: string) => SiteAddresses,
): FieldIssue[] {
  const filesWithFields = [
    ...entries.map(({ file, collection: { fields: shape }, fields }) => ({ file, shape, fields })),
    { file: `${folder}/site.yaml`, shape: model.site.shape, fields: site },
  ];
  return filesWithFields.flatMap(({ file, shape, fields }) => {
    const { published, withDrafts } = addressesFor(file);
    return walkFields(shape, fields).flatMap(({ path, type, value }) => {
      const target = String(value);
      const leadsIntoSite = type.acceptsSitePath && target.startsWith('/');
      const issue =
        (type.refersToFile && fileIssue(target, files, folder)) ||
        (leadsIntoSite && checkSiteAddress(target, published, withDrafts));
      return issue ? [{ file, path, ...issue }] : [];
    });
  });
}

function fileIssue(name: string, files: readonly string[], folder: string): Issue | undefined {
  if (isSecureAddress(name) || files.includes(name)) return undefined;
  const message = `There is no file \`${name}\` in ${folder}/files.`;
  const hint = didYouMean(name, files) ?? 'Put the file there; an address begins with `https://`.';
  return { code: 'download-missing', message, hint };
}

function pageIssue(
  name: string,
  { folder, model: { collections, pages }, sources }: ContentFiles,
  drafts: ReadonlySet<string>,
): Issue | undefined {
  const pageNames = pages.filter(({ isListed }) => isListed).map((page) => page.path || page.name);
  if (pageNames.includes(name)) return undefined;
  const { entries } = pages.find((page) => page.path === '' && page.entries) ?? {};
  const collection = collections.find((candidate) => candidate.name === entries);
  const slugs = collection ? slugsIn(collection, sources) : [];
  if (!collection || !slugs.includes(name)) return unknownPage(name, [...pageNames, ...slugs]);
  const file = entryFileOf(folder, { locale: defaultLocale, collection, slug: name });
  return drafts.has(file) ? draftIssue(file) : undefined;
}

function unknownPage(name: string, existing: readonly string[]): Issue {
  const all = listNear(name, existing, 'add-a-page-of-your-own');
  const near = didYouMean(name, existing);
  return {
    code: 'page-unknown',
    // Without a similar name, the page may have been deleted.
    severity: near === undefined ? 'warning' : 'error',
    message: `This site has no page \`${name}\`.`,
    hint: near ?? `Its pages are ${all}. Write one of them, or delete this line.`,
  };
}
