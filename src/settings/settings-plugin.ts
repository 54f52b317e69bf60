import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { readSettings } from './read-settings.ts';
import { readTypefaces } from './typefaces.ts';

/** Replaces `settings.ts`, which reads files, with the settings of a site. */
export function settingsPlugin(folder = contentFolder): Plugin {
  return {
    name: 'content:settings',
    load: {
      filter: { id: /\/src\/settings\/settings\.ts$/ },
      handler: () => settingsModule(folder),
    },
  };
}

/** The source of a module with the settings of a folder. */
export async function settingsModule(folder: string): Promise<string> {
  const [settings, typefaces] = [readSettings(folder), await readTypefaces(folder)];
  return `export const settings = ${JSON.stringify(settings)};export const typefaces = ${JSON.stringify(typefaces)};`;
}
