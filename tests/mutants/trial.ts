// A mutant -> whether the browser test that it names fails.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Mutant } from './mutant.ts';
import { runScript } from './program.ts';
import type { ProjectCopy } from './project-copy.ts';

/** What became of a mutant. An error is one of the trial: it shows nothing about the tests. */
export type Outcome =
  | { readonly kind: 'caught'; readonly by: string; readonly because: string }
  | { readonly kind: 'survived' }
  | { readonly kind: 'error'; readonly because: string };

/** Builds the site with a mutant and runs the tests that it names. */
export async function tryMutant(copy: ProjectCopy, mutant: Mutant): Promise<Outcome> {
  const restore = copy.apply(mutant);
  try {
    const build = await runScript(copy.folder, ['node_modules/vite/bin/vite.js', 'build']);
    if (build.code !== 0) return failed('The site could not be built.', build.output);
    return await runTests(copy.folder, mutant);
  } finally {
    restore();
  }
}

async function runTests(folder: string, { spec, grep }: Mutant): Promise<Outcome> {
  const reportFile = join(folder, 'node_modules/.cache/report.json');
  rmSync(reportFile, { force: true });
  // The tests choose a port that is free; nothing of this process's own surroundings shall name one.
  const env: NodeJS.ProcessEnv = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  for (const name of ['E2E_PORT', 'SITE', 'CI']) delete env[name];
  const { output } = await runScript(folder, [...playwright, `e2e/${spec}`, '-g', grep], env);
  const report = readReport(reportFile);
  if (!report) return failed('The tests did not run.', output);
  const found = report.suites.flatMap(specsOf).find(({ tests }) => tests.some(hasFailed));
  if (found) return { kind: 'caught', by: found.title, because: reasonOf(found) };
  if (report.stats.expected > 0 && report.errors.length === 0) return { kind: 'survived' };
  return failed('No test ran to its end.', output);
}

const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=tests/e2e/playwright.config.ts',
  '--project=chromium',
  '--reporter=dot,json',
  '--retries=0',
  '-x',
];

function failed(what: string, output: string): Outcome {
  const end = stripVTControlCharacters(output).trim().split('\n').slice(-20);
  return { kind: 'error', because: [what, ...end].join('\n    ') };
}

const result = z.object({
  status: z.string().optional(),
  errors: z.array(z.object({ message: z.string().optional() })),
});
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(result) })),
});
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const reportSchema = z.object({
  suites: z.array(suite),
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number() }),
});

type Spec = z.infer<typeof spec>;

function readReport(file: string): z.infer<typeof reportSchema> | undefined {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function specsOf({ specs, suites = [] }: z.infer<typeof suite>): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Tests that were still running when another failed are `interrupted`. */
function hasFailed({ results }: Spec['tests'][number]): boolean {
  return results.some(({ status }) => status === 'failed' || status === 'timedOut');
}

function reasonOf({ tests }: Spec): string {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return stripVTControlCharacters(messages[0]?.message ?? '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 160);
}
