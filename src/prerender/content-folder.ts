import type { ResolvedConfig } from 'vite';

/** The folder of content below the project's. Throws where vite.config.ts names none. */
export function contentFolder({ plugins }: ResolvedConfig): string {
  const api: unknown = plugins.find(({ name }) => name === 'content:settings')?.api;
  if (typeof api === 'object' && api !== null && 'folder' in api) return String(api.folder);
  throw new Error('`content()` is missing in vite.config.ts.');
}
