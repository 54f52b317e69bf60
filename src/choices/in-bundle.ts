import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { isSound, readChoices, readReadyTexts } from './read-choices.ts';

/** Puts the choices of a site, and its ready texts, in the place of the modules that name them; restarts a server when they change. */
export function choicesIn(folder = contentFolder): Plugin {
  return {
    name: 'content:choices',
    load: {
      filter: { id: /\/src\/choices\/(?:choices|ready-texts)\.ts$/ },
      handler(id) {
        const choices = readChoices(folder);
        return id.endsWith('choices.ts')
          ? `export const choices = ${JSON.stringify(choices)};`
          : `export const readyTexts = ${JSON.stringify(readReadyTexts(choices.languages[0].id))};`;
      },
    },
    configureServer(server) {
      const current = JSON.stringify(readChoices(folder));
      server.watcher.on('all', (_, file) => {
        if (!file.endsWith('.yaml') || !isSound(folder)) return;
        if (JSON.stringify(readChoices(folder)) !== current) void server.restart();
      });
    },
  };
}
