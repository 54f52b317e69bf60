// In: a path below the content folder. Out: its file's role (language, collection, slug), or why it is misplaced.
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import type { Collection } from '../fields/collection.ts';
import { type ContentModel, exampleCollection } from '../model.ts';
import {
  downloadRole,
  imageRole,
  misplacedRole,
  type AssetRole,
  type MisplacedRole,
} from './asset-role.ts';
import { didYouMean, listNear } from '../../text/nearest.ts';
import { maxSlugLength, slugOf, slugPattern } from '../fields/slug.ts';

/** What a content file is. */
export type FileRole =
  | {
      readonly kind: 'entry';
      readonly locale: Locale;
      readonly collection: Collection;
      readonly slug: string;
    }
  | { readonly kind: 'messages'; readonly locale: Locale }
  | { readonly kind: 'site' }
  | AssetRole
  | { readonly kind: 'ignored' }
  | MisplacedRole;

/** A content folder, relative to the project, and its model. */
export interface ContentFolder {
  readonly folder: string;
  readonly model: ContentModel;
}

const localeIds = locales.map(({ id }) => id);

export type EntryRole = Extract<FileRole, { kind: 'entry' }>;

/** The slugs of a collection's originals among files. */
export function slugsIn(
  collection: Collection,
  files: readonly { readonly role: FileRole }[],
): string[] {
  return files.flatMap(({ role }) =>
    isOriginalRole(role) && role.collection === collection ? role.slug : [],
  );
}

export function isOriginalRole(role: FileRole): role is EntryRole {
  return role.kind === 'entry' && role.locale === defaultLocale;
}

/** The path of an entry's file, relative to the project. */
export function entryFileOf(folder: string, role: Omit<EntryRole, 'kind'>): string {
  return `${folder}/${role.locale}/${role.collection.name}/${role.slug}.mdx`;
}

/** The path of a language's interface texts, relative to the project. */
export function messagesFileOf(folder: string, locale: Locale): string {
  return `${folder}/${locale}/messages.yaml`;
}

/**
 * The role of a file, from its path below the content folder, with slashes.
 * @example roleOf('es/poems/aurora.mdx', { folder: 'content', model }) // => { kind: 'entry', locale: 'es', collection: poems, slug: 'aurora' }
 */
export function roleOf(path: string, { folder, model }: ContentFolder): FileRole {
  const { collections } = model;
  const segments = path.split('/');
  const [top = '', second = '', third = ''] = segments;
  if (segments.some(isIgnored)) return { kind: 'ignored' };
  if (top === 'files' && segments.length > 1) return downloadRole(segments.slice(1), folder);
  const names = collections.map(({ name }) => name);
  if (path === 'site.yaml') return { kind: 'site' };
  if (icons.includes(path)) return { kind: 'asset', folder: 'icon', path };
  if (path === 'README.md') return { kind: 'ignored' };
  if (segments.length === 1)
    return strayFile(segments, ['site.yaml', ...icons, 'README.md'], { folder, model });
  if (top === 'images') return imageRole(segments.slice(1), folder);
  if (top === 'fonts') return { kind: 'asset', folder: top, path: segments.slice(1).join('/') };
  const locale = localeIds.find((id) => id === top);
  if (!locale) {
    const hint = /^[a-z]{2}(?:-|$)/.test(top)
      ? `Write \`- ${top}\` below \`languages\` in ${folder}/site.yaml, or rename the folder.`
      : folderHint(top, [...localeIds, 'images', 'files', 'fonts']);
    return misplacedRole(1, 'folder-unknown', `There is no language \`${top}\`.`, hint);
  }
  if (path === `${locale}/messages.yaml`) return { kind: 'messages', locale };
  if (segments.length === 2) return strayFile(segments, ['messages.yaml'], { folder, model });
  const collection = collections.find(({ name }) => name === second);
  if (!collection) {
    const hint = folderHint(second, names);
    return misplacedRole(2, 'folder-unknown', `There is no collection \`${second}\`.`, hint);
  }
  if (segments.length > 3) {
    const hint = `Move the file into ${folder}/${top}/${second}/.`;
    return misplacedRole(3, 'file-misplaced', 'A collection can’t have folders in it.', hint);
  }
  return entryRole({ locale, collection }, third, { folder, model });
}

const icons: readonly string[] = ['icon.svg', 'icon.png'];

/**
 * Whether a name is a dotfile's, or a temporary file's of an editor, a copying program or an operating system: Vim probes
 * folders with `4913`, JetBrains has `___jb_tmp___`, macOS `.sb-` and a number, Chromium `.crswap`.
 */
function isIgnored(name: string): boolean {
  return /^\.|~$|^#.*#$|^4913$|___jb_\w+___$|\.(?:tmp|swp|bak|part|filepart|crdownload|crswap)$|\.(?:tmp\.|sb-)[\w-]+$|\.\d{6,}$|^(?:Thumbs\.db|desktop\.ini)$/i.test(
    name,
  );
}

function strayFile(
  segments: readonly string[],
  expected: readonly string[],
  { folder, model }: ContentFolder,
) {
  const [name = '', locale = defaultLocale] = segments.toReversed();
  const example = `${folder}/${locale}/${exampleCollection(model)}/`;
  const elsewhere = `An entry belongs in the folder of its collection, such as ${example}.`;
  const hint = didYouMean(name, expected) ?? `${folderHint(name, expected)} ${elsewhere}`;
  const message = `\`${name}\` doesn’t belong here.`;
  return misplacedRole(segments.length, 'file-misplaced', message, hint);
}

function entryRole(
  { locale, collection }: Pick<EntryRole, 'locale' | 'collection'>,
  name: string,
  { folder: contentFolder, model }: ContentFolder,
): FileRole {
  const folder = `${contentFolder}/${locale}/${collection.name}`;
  const conflictOf = (candidate: string) =>
    isOtherPage(candidate, collection, model)
      ? 'an entry: the site has another page at its address'
      : collection.slugConflict?.(candidate);
  const slug = name.replace(/\.mdx$/, '');
  const suggested = slugOf(name.replace(/(?:\.[a-z]+)+$/i, '')) || 'name';
  const isFree = conflictOf(suggested) === undefined;
  const hint = `Rename it to ${folder}/${isFree ? '' : 'my-'}${suggested}.mdx.`;
  if (slug === name) {
    const message = `The name of an entry must end in \`.mdx\`; it is \`${name}\`.`;
    return misplacedRole(
      3,
      'file-misplaced',
      message,
      hint.replace(/\.$/, ', or write its text there.'),
    );
  }
  if (!slugPattern.test(slug) || slug.length > maxSlugLength) {
    const isDevice = /^[a-z0-9]+$/.test(slug) && slug.length <= maxSlugLength;
    const message = isDevice
      ? `\`${slug}\` can’t be the name of an entry: Windows has a device with that name.`
      : `The name of an entry must be at most ${maxSlugLength} letters \`a\`–\`z\`, digits and single \`-\` between them; it is \`${slug}\`.`;
    return misplacedRole(3, 'slug', message, hint);
  }
  const use = conflictOf(slug);
  if (use === undefined) return { kind: 'entry', locale, collection, slug };
  return misplacedRole(3, 'slug-taken', `\`${slug}\` can’t be the name of ${use}.`, hint);
}

/** Whether an entry's page would have the address of another page, or of a numbered one of its list. */
function isOtherPage(slug: string, { name }: Collection, { pages }: ContentModel): boolean {
  const parent = pages.find(({ entries }) => entries === name);
  if (!parent) return false;
  const address = [parent.path, slug].filter(Boolean).join('/');
  const isNumber = parent.list === name && /^\d+$/.test(slug);
  return slug === 'index' || isNumber || pages.some(({ path }) => path === address);
}

function folderHint(name: string, candidates: readonly string[]): string {
  return (
    didYouMean(name, candidates) ??
    `Only ${listNear(name, candidates, 'what-is-where')} ${candidates.length === 1 ? 'belongs' : 'belong'} here.`
  );
}
