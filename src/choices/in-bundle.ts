import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { readChoices } from './read-choices.ts';
import { readTypefaces } from './typefaces.ts';

/** Puts the choices of a site in the place of the module that names them. */
export function choicesIn(folder = contentFolder): Plugin {
  return {
    name: 'content:choices',
    load: {
      filter: { id: /\/src\/choices\/choices\.ts$/ },
      handler: () => choicesOf(folder),
    },
  };
}

/** The text of a module with the choices of a folder. */
export async function choicesOf(folder: string): Promise<string> {
  const [choices, typefaces] = [readChoices(folder), await readTypefaces(folder)];
  return `export const choices = ${JSON.stringify(choices)};export const typefaces = ${JSON.stringify(typefaces)};`;
}
