import type { Plugin } from 'vite';
import type { Open } from '../library.ts';
import { writeSchemas } from '../schema/write-schemas.ts';

/** Writes the JSON Schemas for code editors whenever the development server starts. */
export function editorSchemas(open: Open, folder: string): Plugin {
  return {
    name: 'content:editor-schemas',
    apply: 'serve',
    configureServer({ config: { root, logger } }) {
      void open()
        .then(({ current }) => writeSchemas(root, folder, current().reading.images))
        .catch((error: unknown) => logger.warn(`No schemas for editors: ${String(error)}`));
    },
  };
}
