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
 * @param {string} playwrightFile
 */
export function countTests(vitestFile, playwrightFile) {
  const unit = read(vitestFile, vitestReport);
  const { stats } = read(playwrightFile, playwrightReport) ?? {};
  return {
    passed: (unit?.numPassedTests ?? 0) + (stats?.expected ?? 0),
    failed: (unit?.numFailedTests ?? 0) + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (stats?.skipped ?? 0),
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
