import type { Plugin } from 'vite';

/** Writes the JSON Schemas for code editors whenever the development server starts. */
export function editorSchemas(folder: string): Plugin {
  return {
    name: 'content:editor-schemas',
    apply: 'serve',
    configureServer({ config: { root, logger } }) {
      void import('../cli/schemas.ts')
        .then(({ writeSchemas }) => writeSchemas(root, folder))
        .catch((error: unknown) => logger.warn(`No schemas for editors: ${String(error)}`));
    },
  };
}
