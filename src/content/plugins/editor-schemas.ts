import type { Plugin } from 'vite';
import type { ContentFolder } from '../source/file-role.ts';
import { writeSchemas } from '../fields/json-schemas.ts';

/** Writes the JSON Schemas for code editors whenever the development server starts. */
export function editorSchemas({ folder, model }: ContentFolder): Plugin {
  return {
    name: 'content:editor-schemas',
    apply: 'serve',
    configureServer({ config: { root, logger } }) {
      try {
        writeSchemas(root, folder, model);
      } catch (error) {
        logger.warn(`No schemas for editors: ${String(error)}`);
      }
    },
  };
}
