// In: what a site chooses, after each edit in development. Out: the server started anew, since code is made from it.
import type { ViteDevServer } from 'vite';
import { settingsModule } from '../../settings/settings-plugin.ts';
import type { Library } from '../library.ts';

/** Milliseconds after the last change: a page that reloads after one restart finds no server during another. */
const debounce = 400;

/**
 * Returns a function to be called once a library has been read again. While site.yaml has an error, the server goes on
 * with what was chosen before.
 */
export function restartOnSettings(
  server: ViteDevServer,
  folder: string,
): (library: Library) => void {
  const before = settingsModule(folder);
  let later: NodeJS.Timeout | undefined;
  let isOver = false;
  server.httpServer?.once('close', end);

  function end(): void {
    isOver = true;
    clearTimeout(later);
  }

  async function restartIfChosen(library: Library): Promise<void> {
    const isWrong = library
      .current()
      .problems.some(
        ({ file, severity }) => severity === 'error' && file === `${folder}/site.yaml`,
      );
    if (isWrong || (await settingsModule(folder)) === (await before) || isOver) return;
    // Closes this one, unless it fails: then the next edit tries again.
    await server.restart();
  }

  return (library) => {
    clearTimeout(later);
    const fail = (error: unknown) => server.config.logger.error(String(error));
    if (!isOver) later = setTimeout(() => void restartIfChosen(library).catch(fail), debounce);
  };
}
