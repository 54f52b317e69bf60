import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { readSettings } from './read-settings.ts';
import { readTypefaces } from './typefaces.ts';

/** Puts the settings of a site in the place of the module that names them. */
export function settingsPlugin(folder = contentFolder): Plugin {
  return {
    name: 'content:settings',
    load: {
      filter: { id: /\/src\/settings\/settings\.ts$/ },
      handler: () => settingsModule(folder),
    },
  };
}

/** The text of a module with the settings of a folder. */
export async function settingsModule(folder: string): Promise<string> {
  const [settings, typefaces] = [readSettings(folder), await readTypefaces(folder)];
  return `export const settings = ${JSON.stringify(settings)};export const typefaces = ${JSON.stringify(typefaces)};`;
}
