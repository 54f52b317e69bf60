// Builds the sites once, before the tests of them run.
import type { TestProject } from 'vitest/node';
import { builtSite } from '../../built-site.ts';
import { below, whole } from '../../sites.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The output folder of the site without a base path. */
    readonly whole: string;
    /** The output folder of the site below a base path, in three languages, two of them without content. */
    readonly below: string;
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  const built = await Promise.all([builtSite(whole), builtSite(below)]);
  provide('whole', built[0].dist);
  provide('below', built[1].dist);
}
