import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { isSound, readChoices, readReadyTexts } from './read-choices.ts';
import { readTypefaces } from './typefaces.ts';

/** Puts the choices of a site, and its ready texts, in the place of the modules that name them; restarts a server when they change. */
export function choicesIn(folder = contentFolder): Plugin {
  return {
    name: 'content:choices',
    load: {
      filter: { id: /\/src\/choices\/(?:choices|ready-texts)\.ts$/ },
      handler: (id) => (id.endsWith('choices.ts') ? choicesOf(folder) : readyTextsOf(folder)),
    },
    async configureServer(server) {
      const current = await choicesOf(folder);
      const restartIfChanged = async () => {
        if (isSound(folder) && (await choicesOf(folder)) !== current) await server.restart();
      };
      let later: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, file) => {
        if (!/\.(?:yaml|ttf|otf|woff2)$/i.test(file)) return;
        clearTimeout(later);
        later = setTimeout(() => void restartIfChanged(), debounce);
      });
      server.httpServer?.once('close', () => clearTimeout(later));
    },
  };
}

/** Milliseconds after the last change: a page that reloads after one restart finds no server during another. */
const debounce = 500;

async function choicesOf(folder: string): Promise<string> {
  const [choices, typefaces] = [readChoices(folder), await readTypefaces(folder)];
  return `export const choices = ${JSON.stringify(choices)};export const typefaces = ${JSON.stringify(typefaces)};`;
}

function readyTextsOf(folder: string): string {
  const [original] = readChoices(folder).languages;
  return `export const readyTexts = ${JSON.stringify(readReadyTexts(original.id))};`;
}
