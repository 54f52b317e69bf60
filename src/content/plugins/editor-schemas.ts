import type { Plugin } from 'vite';
import type { FileSchema } from '../fields/shape.ts';
import { writeSchemas } from '../fields/write-schemas.ts';

/** Writes the JSON Schemas for code editors whenever the development server starts. */
export function editorSchemas(folder: string, site: FileSchema): Plugin {
  return {
    name: 'content:editor-schemas',
    apply: 'serve',
    configureServer({ config: { root, logger } }) {
      try {
        writeSchemas(root, folder, site);
      } catch (error) {
        logger.warn(`No schemas for editors: ${String(error)}`);
      }
    },
  };
}
