import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../mutants/mutants.ts';
import { readOptions } from '../mutants/options.ts';
import { mutate } from '../mutants/project-copy.ts';

test.each(mutants)('the mutant $id changes one place of $file', (mutant) => {
  expect(mutant.file).toMatch(/^(?:src|content)\//);
  const text = readFileSync(mutant.file, 'utf8');
  expect(mutate(text, mutant)).not.toBe(text);
});

test.each(mutants)('the mutant $id names browser tests that exist', ({ spec }) => {
  expect(existsSync(`tests/e2e/${spec}`)).toBe(true);
});

test('every mutant has an id of its own', () => {
  const ids = mutants.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('all mutants are tried, or those that are named', () => {
  expect(readOptions([], mutants)).toEqual({ chosen: mutants, isList: false });
  const { chosen } = readOptions(['--only', 'toast-f8, header-fixed'], mutants);
  expect(chosen.map(({ id }) => id)).toEqual(['header-fixed', 'toast-f8']);
});

test('an unknown mutant or option is refused', () => {
  expect(() => readOptions(['--only', 'header-fixt'], mutants)).toThrow(
    '`--only` names `header-fixt`, which is no mutant. Did you mean `header-fixed`?',
  );
  expect(() => readOptions(['--fast'], mutants)).toThrow("Unknown option '--fast'");
});
