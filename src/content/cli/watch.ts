import { watch as watchFolder } from 'node:fs';

/** How long a folder must be quiet: editors save in several steps. */
const quiet = 100;

/** Runs at once and after every change below a folder, until the program is ended. */
export async function watch(folder: string, run: () => Promise<unknown>): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  watchFolder(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quiet);
  });
  await run();
  return new Promise(() => {});
}
