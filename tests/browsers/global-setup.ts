// Finds the engines, and builds the sites that they visit.
import type { TestProject } from 'vitest/node';
import { builtSite, type BuiltSite } from '../built-site.ts';
import { full, whole } from '../sites.ts';
import { ensureEngines, type EngineId } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines that are here. */
    readonly engines: readonly EngineId[];
    /** The site of the specification, and the one with each kind of page. */
    readonly visited: Readonly<Record<'whole' | 'full', BuiltSite>>;
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  provide('engines', await ensureEngines());
  provide('visited', { whole: await builtSite(whole), full: await builtSite(full) });
}
