// The module of each page, in a chunk of its own: only its data say which one it is, which the router's `lazy` can't ask.
import type { ComponentType } from 'react';
import * as notFound from '../pages/not-found/page.tsx';
import { splitAddress } from '../site/addresses.ts';
import type { ListedPage, PageData, ShellData } from '../site/page.ts';
import { assumeType } from '../assume-type.ts';

/** The `page.tsx` of a room. */
export interface PageModule {
  readonly Page: ComponentType<PageData>;
  /** Answers what a form of the page submits. */
  readonly action?: (request: Request, shell: ShellData) => Promise<unknown>;
}

const imports = import.meta.glob<PageModule>([
  '../pages/*/page.tsx',
  '!../pages/not-found/page.tsx',
]);

/** Imports the page of a room. Rejects where there is none, as data of another shape say. */
export async function importPage(name: string): Promise<PageModule> {
  // In the entry chunk: a navigation to any page may end here.
  if (name === 'not-found') return assumeType<PageModule>(notFound);
  const load = imports[`../pages/${name}/page.tsx`];
  if (!load) throw new Error(`There is no page \`${name}\`.`);
  return load();
}

/**
 * The room whose page an address is probably of, by its first word and the pages that menus list; `undefined` where none
 * can have that address.
 */
export function roomAt(address: string, pages: readonly ListedPage[]): string | undefined {
  const { path } = splitAddress(address);
  const [first = ''] = path.split('/');
  const listed = pages.find((page) => page.path === first);
  return listed?.name ?? (/^[a-z0-9-]+$/.test(path) ? 'custom' : undefined);
}
