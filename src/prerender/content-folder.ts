import type { ResolvedConfig } from 'vite';

/** The folder of content, relative to the project's root, as configured in the plugin `content()`. */
export function contentFolder({ plugins }: ResolvedConfig): string {
  const api: unknown = plugins.find(({ name }) => name === 'content:settings')?.api;
  if (typeof api === 'object' && api !== null && 'folder' in api) return String(api.folder);
  throw new Error('`content()` is missing in vite.config.ts.');
}
