// In: a path below content/. Out: what its file is (a language, a collection, a slug), or why it has no place there.
import { locales, type Locale } from '../locales.ts';
import { collectionNames, collections, type CollectionName } from './collections.ts';
import type { Fault } from './locate.ts';
import { nearest } from './nearest.ts';

/** What a file in content/ is. */
export type Place =
  | {
      readonly kind: 'entry';
      readonly locale: Locale;
      readonly collection: CollectionName;
      readonly slug: string;
    }
  | { readonly kind: 'messages'; readonly locale: Locale }
  | { readonly kind: 'site' }
  | { readonly kind: 'image'; readonly name: string }
  | { readonly kind: 'ignored' }
  | {
      readonly kind: 'misplaced';
      readonly fault: Fault;
      /** How much of the path is to blame. */ readonly depth: number;
    };

const localeIds = locales.map(({ id }) => id);

/**
 * Says what a file is by its path below content/, with slashes.
 * @example placeOf('es/works/aurora.mdx') // => { kind: 'entry', locale: 'es', collection: 'works', slug: 'aurora' }
 */
export function placeOf(path: string): Place {
  const parts = path.split('/');
  const [top = '', second = '', third = ''] = parts;
  if (parts.some(isIgnored)) return { kind: 'ignored' };
  if (parts.length === 1) return topFile(top);
  if (top === 'images') return { kind: 'image', name: parts.slice(1).join('/') };
  const locale = localeIds.find((id) => id === top);
  if (!locale)
    return misplaced(
      1,
      'folder-unknown',
      `There is no language \`${top}\`.`,
      folderHint(top, [...localeIds, 'images']),
    );
  if (parts.length === 2) return localeFile(locale, second);
  const collection = collectionNames.find((name) => name === second);
  if (!collection)
    return misplaced(
      2,
      'folder-unknown',
      `There is no collection \`${second}\`.`,
      folderHint(second, collectionNames),
    );
  if (parts.length > 3) {
    return misplaced(
      3,
      'file-misplaced',
      'A collection has no folders in it.',
      `Move the file into content/${top}/${second}/.`,
    );
  }
  return entryPlace(locale, collection, third);
}

/** Dotfiles and what editors leave behind. */
function isIgnored(name: string): boolean {
  return /^\.|~$|^#.*#$|\.(?:tmp|swp|bak)$|^Thumbs\.db$/i.test(name);
}

function topFile(name: string): Place {
  if (name === 'site.yaml') return { kind: 'site' };
  if (name === 'README.md') return { kind: 'ignored' };
  return misplaced(
    1,
    'file-misplaced',
    `\`${name}\` has no meaning here.`,
    folderHint(name, ['site.yaml', 'README.md']),
  );
}

function localeFile(locale: Locale, name: string): Place {
  if (name === 'messages.yaml') return { kind: 'messages', locale };
  const hint = /\.mdx?$/.test(name)
    ? `Move it into the folder of its collection, for example content/${locale}/works/.`
    : folderHint(name, ['messages.yaml']);
  return misplaced(2, 'file-misplaced', `\`${name}\` has no meaning here.`, hint);
}

function entryPlace(locale: Locale, collection: CollectionName, name: string): Place {
  const folder = `content/${locale}/${collection}`;
  const slug = name.replace(/\.mdx$/, '');
  if (slug === name) {
    const renamed = `${name.replace(/\.\w*$/, '')}.mdx`;
    return misplaced(
      3,
      'file-misplaced',
      `An entry is a file that ends in \`.mdx\`, and \`${name}\` doesn't.`,
      `Rename it to ${folder}/${renamed}.`,
    );
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 80) {
    const better = slugOf(slug);
    const hint = better ? `Rename it to ${folder}/${better}.mdx.` : undefined;
    return misplaced(
      3,
      'slug',
      `\`${slug}\` makes a bad address: a name holds only \`a\`–\`z\`, digits and single \`-\` between them.`,
      hint,
    );
  }
  const { slugs } = collections[collection];
  if (slugs && !slugs.includes(slug)) {
    return misplaced(
      3,
      'slug',
      `\`${collection}\` has no entry \`${slug}\`, only ${slugs.map((each) => `\`${each}\``).join(', ')}.`,
      folderHint(slug, slugs),
    );
  }
  return { kind: 'entry', locale, collection, slug };
}

/**
 * A good slug for any name.
 * @example slugOf('Élégie No 2') // => 'elegie-no-2'
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}

function folderHint(name: string, candidates: readonly string[]): string {
  const near = nearest(name, candidates);
  if (near) return `Did you mean \`${near}\`?`;
  return `Here belong ${candidates.map((each) => `\`${each}\``).join(', ')}.`;
}

function misplaced(depth: number, code: string, message: string, hint?: string): Place {
  return { kind: 'misplaced', depth, fault: { code, message, hint } };
}
