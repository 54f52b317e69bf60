// A number of entries -> everything that is measured about a project of that size.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cost, measure } from './measure.ts';
import { measurePreview, type Waits } from './preview.ts';
import { makeProject } from './project.ts';
import { weighVisit } from './visitor.ts';

/** The commands that are measured. */
export const tasks = [
  'floor',
  'floorFields',
  'check',
  'compile',
  'cold',
  'warm',
  'changed',
] as const;

/** A command that is measured. */
export type Task = (typeof tasks)[number];

/** What was measured of a project with `count` entries in `files` files. */
export interface Figures {
  readonly count: number;
  readonly files: number;
  readonly costs: Readonly<Record<Task, Cost>>;
  /** The bytes of the pages that don't list the collection, by file. */
  readonly visits: Readonly<Record<string, number>>;
  readonly waits?: Waits;
}

const folderOfBench = import.meta.dirname;
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
const withTypes = (script: string) => ['--import', 'tsx', join(folderOfBench, script)];

/** Measures one size. `tell` is called with every step. The preview is measured up to 1,000 entries. */
export async function measureSize(count: number, tell: (line: string) => void): Promise<Figures> {
  const project = makeProject('works', count);
  const { folder, files } = project;
  const run = async (name: string, args: readonly string[]) => {
    const cost = await measure(folder, args);
    const [cpu, wall] = [cost.cpu.toFixed(2), cost.wall.toFixed(1)];
    tell(`${count} entries, ${name}: ${cpu} s CPU, ${wall} s, ${Math.round(cost.memory)} MB`);
    return cost;
  };
  const floorOf = (mode: string) => [
    join(folderOfBench, 'floor.mjs'),
    'content',
    `out-${mode}`,
    mode,
  ];
  const runCold = (name: string, args: readonly string[]) => {
    project.forget();
    return run(name, args);
  };
  try {
    const floor = await run('floor', floorOf('bodies'));
    const floorFields = await run('floor without bodies', floorOf('fields'));
    const check = await runCold('check', withTypes('check-fields.ts'));
    const compile = await runCold('check and compile', withTypes('engine.ts'));
    const cold = await runCold('build, cold', vite);
    const warm = await run('build, nothing changed', vite);
    appendFileSync(join(folder, 'content', files.at(-1) ?? ''), '\nOne more line.\n');
    const changed = await run('build, one file changed', vite);
    const visits = weighAll(join(folder, 'dist'));
    const waits = count <= 1000 ? await measurePreview(folder) : undefined;
    if (waits) tell(`${count} entries, preview: ${JSON.stringify(waits)}`);
    const costs = { floor, floorFields, check, compile, cold, warm, changed };
    return { count, files: files.length, costs, visits, ...(waits && { waits }) };
  } finally {
    project.remove();
  }
}

function weighAll(folder: string): Record<string, number> {
  const pages = ['index', 'gallery', 'media', 'press', 'contact'].map((name) => `${name}.html`);
  return Object.fromEntries(
    pages.map((file) => {
      const { html, script, fonts } = weighVisit(folder, file);
      return [file, html + script + fonts];
    }),
  );
}
