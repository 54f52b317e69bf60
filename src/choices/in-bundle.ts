import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { readChoices, readReadyTexts } from './read-choices.ts';
import { readTypefaces } from './typefaces.ts';

/** Puts the choices of a site, and its ready texts, in the place of the modules that name them. */
export function choicesIn(folder = contentFolder): Plugin {
  return {
    name: 'content:choices',
    load: {
      filter: { id: /\/src\/choices\/(?:choices|ready-texts)\.ts$/ },
      handler: (id) => (id.endsWith('choices.ts') ? choicesOf(folder) : readyTextsOf(folder)),
    },
  };
}

/** The text of a module with the choices of a folder. */
export async function choicesOf(folder: string): Promise<string> {
  const [choices, typefaces] = [readChoices(folder), await readTypefaces(folder)];
  return `export const choices = ${JSON.stringify(choices)};export const typefaces = ${JSON.stringify(typefaces)};`;
}

function readyTextsOf(folder: string): string {
  const [original] = readChoices(folder).languages;
  return `export const readyTexts = ${JSON.stringify(readReadyTexts(original.id))};`;
}
