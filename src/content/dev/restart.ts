// In: the settings of site.yaml after each edit in development. Out: a restart of the server if they have changed.
import type { ViteDevServer } from 'vite';
import { settingsModule } from '../../settings/settings-plugin.ts';
import type { Library } from '../library.ts';

/** Milliseconds after the last change: a page that reloads after one restart would find no server during the next. */
const debounce = 400;

/**
 * Returns a function to be called after each update of the library. While site.yaml has an error, the server continues with
 * the previous settings.
 */
export function restartOnSettings(
  server: ViteDevServer,
  folder: string,
): (library: Library) => void {
  const initial = settingsModule(folder);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  server.httpServer?.once('close', end);

  function end(): void {
    isClosed = true;
    clearTimeout(timer);
  }

  async function restartIfChanged(library: Library): Promise<void> {
    const isInvalid = library
      .current()
      .problems.some(
        ({ file, severity }) => severity === 'error' && file === `${folder}/site.yaml`,
      );
    if (isInvalid || (await settingsModule(folder)) === (await initial) || isClosed) return;
    // Closes this server, unless the restart fails: then the next edit tries again.
    await server.restart();
  }

  return (library) => {
    clearTimeout(timer);
    const fail = (error: unknown) => server.config.logger.error(String(error));
    if (!isClosed) timer = setTimeout(() => void restartIfChanged(library).catch(fail), debounce);
  };
}
