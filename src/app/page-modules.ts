// The module of each page, in a chunk of its own.
import type { ComponentType } from 'react';
import * as notFound from '../pages/not-found/page.tsx';
import { pathOf, splitAddress } from '../site/addresses.ts';
import type { PageData } from '../site/page.ts';
import { assumeType } from '../assume-type.ts';

/** The `page.tsx` of a room. */
interface PageModule {
  readonly Page: ComponentType<PageData>;
}

const others = import.meta.glob<PageModule>([
  '../pages/*/page.tsx',
  '!../pages/not-found/page.tsx',
]);

/** By the names of rooms, the import of their page: for its route, and to prefetch it. */
const imports: ReadonlyMap<string, () => Promise<PageModule>> = new Map(
  Object.entries(others).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
);

/** Imports the page of a room; that for unknown addresses is in the entry chunk, since any navigation may end there. */
export async function importPage(name: string | undefined): Promise<PageModule> {
  const load = imports.get(name ?? '');
  return load ? load() : assumeType<PageModule>(notFound);
}

/** The room whose page an address is probably of, by its first word; `undefined` where none can have that address. */
export function roomAt(address: string): string | undefined {
  const { path } = splitAddress(address);
  const [first = ''] = path.split('/');
  const named = [...imports.keys()].find((name) => pathOf(name) === first);
  return named ?? (/^[a-z0-9-]+$/.test(path) ? 'custom' : undefined);
}
