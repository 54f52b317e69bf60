// Builds the sites before the tests over them run, once for all files.
import type { TestProject } from 'vitest/node';
import { builtSite } from '../../built-site.ts';
import { below, whole } from '../../sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site as it is. */
    readonly whole: string;
    /** The folder of the site that is built below a path, in three languages, with nothing in two of them. */
    readonly below: string;
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  const built = await Promise.all([builtSite(whole), builtSite(below)]);
  provide('whole', built[0].dist);
  provide('below', built[1].dist);
}
