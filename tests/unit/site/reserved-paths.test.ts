import { readdirSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { roleOf } from '../../../src/content/source/file-role.ts';
import { siteModel } from '../../../src/pages/all.ts';

const names = readdirSync(inject('whole')).flatMap(
  (name) => /^([\w-]+)(?:\.html|\.data\.json)?$/.exec(name)?.[1] ?? [],
);
const content = { folder: 'content', model: siteModel };
const unreserved = names.filter((name) => roleOf(`en/pages/${name}.mdx`, content).kind === 'entry');

test('custom pages can’t have the name of a page or a folder of the site', () => {
  expect(names).toEqual(expect.arrayContaining(['index', 'shell', 'assets', 'fonts', 'kit']));
  expect(unreserved).toEqual([]);
});
