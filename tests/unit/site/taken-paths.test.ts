import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { locales } from '../../../src/locales.ts';
import { isTakenPath } from '../../../src/pages.ts';

const names = readdirSync(inject('whole')).flatMap(
  (name) => /^([\w-]+)(?:\.html|\.data\.json)?$/.exec(name)?.[1] ?? [],
);
const free = names.filter((name) => !locales.some(({ id }) => id === name) && !isTakenPath(name));

test('no page of one’s own can have the name of a page or a folder of the site', () => {
  expect(names).toEqual(expect.arrayContaining(['index', 'shell', 'assets', 'fonts', 'kit']));
  // Headers and redirects of some hosts, whose names no page can have.
  expect(free).toEqual(['_headers', '_redirects']);
});
