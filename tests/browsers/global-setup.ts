// Finds the engines, and builds the sites that they visit.
import type { TestProject } from 'vitest/node';
import { builtSite } from '../built-site.ts';
import { full, whole } from '../sites.ts';
import { ensureEngines, type EngineId } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines that are here. */
    readonly engines: readonly EngineId[];
    /** What is published of the site of the specification, and of that with each kind of page. */
    readonly visited: Readonly<Record<'whole' | 'full', string>>;
  }
}

export async function setup({ provide }: TestProject): Promise<void> {
  provide('engines', await ensureEngines());
  const { dist } = await builtSite(whole);
  provide('visited', { whole: dist, full: (await builtSite(full)).dist });
}
