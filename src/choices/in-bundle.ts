import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.ts';
import { isSound, readChoices } from './read-choices.ts';

/** Puts the choices of a site in the place of the module that names them; restarts a server when they change. */
export function choicesIn(folder = contentFolder): Plugin {
  return {
    name: 'content:choices',
    load: {
      filter: { id: /\/src\/choices\/choices\.ts$/ },
      handler: () => `export const choices = ${JSON.stringify(readChoices(folder))};`,
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
