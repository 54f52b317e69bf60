import { join } from 'node:path';

/** An alias of Vite by which the code has the languages of the tests’ site. */
export const testsLocales = {
  find: /^\.{1,2}\/(?:.*\/)?locales\.ts$/,
  replacement: join(import.meta.dirname, 'locales.ts'),
};
