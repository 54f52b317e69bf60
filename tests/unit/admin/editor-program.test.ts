import { expect, it } from 'vitest';
import { editor } from '../../../src/admin/output.ts';
import { root } from '../../commands/run.mjs';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';
import { smallestContent } from '../content/workspace.ts';

const buildModules = /^(?:data|files|mentions|search)$/;

it('the bundle of the editor has no code that only a build runs', async () => {
  const repository = 'repository:\n  host: github\n  name: ensemble/website\n';
  const site = `${String(smallestContent()['content/site.yaml'])}${repository}`;
  const { library } = await libraryWith({ 'content/site.yaml': site });
  const files = [...(await editor().list(outputSourceOf({ root, library })))];
  // A chunk is named after the module that is imported on demand.
  const names = files.map(([address]) => address.replace(/^\/admin\/|-[\w-]{8}\.js$/g, ''));
  expect(names).toContain('check-entry');
  expect(names.filter((name) => buildModules.test(name))).toEqual([]);
});
