import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { customPages } from '../../../src/pages/custom/fields.ts';
import { siteModel } from '../../../src/pages/all.ts';

const names = readdirSync(inject('whole')).flatMap(
  (name) => /^([\w-]+)(?:\.html|\.data\.json)?$/.exec(name)?.[1] ?? [],
);
const paths = siteModel.pages.map(({ path }) => path);
const taken = { paths, ids: [], idPrefixes: [] };
const free = names.filter((name) => customPages.otherUseOf?.(name, taken) === undefined);

test('no page of one’s own can have the name of a page or a folder of the site', () => {
  expect(names).toEqual(expect.arrayContaining(['index', 'shell', 'assets', 'fonts', 'kit']));
  // Headers and redirects of some hosts, whose names no page can have.
  expect(free).toEqual(['_headers', '_redirects']);
});
