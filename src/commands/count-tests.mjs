// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

/**
 * Adds up what the JSON reporters of Vitest and Playwright counted; a missing report counts nothing,
 * a flaky test counts as failed.
 * @param {string} vitestFile
 * @param {readonly string[]} playwrightFiles
 */
export function countTests(vitestFile, playwrightFiles) {
  const unit = read(vitestFile, vitestReport);
  const browser = playwrightFiles.map((file) => read(file, playwrightReport)?.stats);
  /** @param {'expected' | 'unexpected' | 'flaky' | 'skipped'} name */
  const sum = (name) => browser.reduce((all, stats) => all + (stats?.[name] ?? 0), 0);
  return {
    passed: (unit?.numPassedTests ?? 0) + sum('expected'),
    failed: (unit?.numFailedTests ?? 0) + sum('unexpected') + sum('flaky'),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + sum('skipped'),
  };
}

/**
 * @template {z.ZodType} Schema
 * @param {string} file
 * @param {Schema} schema
 * @returns {z.infer<Schema> | undefined}
 */
function read(file, schema) {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
