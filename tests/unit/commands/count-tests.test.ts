import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countTests } from '../../../src/commands/count-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, value: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const unit = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const browser = { stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 4 } };

test('adds up all reports, and a flaky test counts as failed', () => {
  const counts = countTests(report('unit.json', unit), [
    report('browser.json', browser),
    report('content.json', { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 0 } }),
  ]);
  expect(counts).toEqual({ passed: 22, failed: 5, skipped: 7 });
});

test('counts nothing where a step did not run', () => {
  const counts = countTests(report('unit.json', unit), [join(folder, 'none.json')]);
  expect(counts).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

test('refuses a report of another shape', () => {
  expect(() => countTests(report('odd.json', { passed: 3 }), ['none.json'])).toThrow(
    /numPassedTests/,
  );
});
