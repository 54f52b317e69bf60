import { expect, it } from 'vitest';
import { editor } from '../../../src/admin/output.ts';
import { outputSource } from '../../../src/build/output-source.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';
import { root } from '../../commands/run.mjs';

const buildModules = /^(?:data|files|mentions|search)$/;

it('the bundle of the editor has no code that only a build runs', async () => {
  const snapshot = (await openLibrary({ root, folder: 'content', model: siteModel })).current();
  const loadBody = () => Promise.reject(new Error('The editor renders no body.'));
  const options = { root, base: '/', isBuild: false, buildId: 'a', snapshot, loadBody, rooms };
  const files = [...(await editor().list(outputSource(options)))];
  // A chunk is named after the module that is imported on demand.
  const names = files.map(([address]) => address.replace(/^\/admin\/|-[\w-]{8}\.js$/g, ''));
  expect(names).toContain('check-entry');
  expect(names.filter((name) => buildModules.test(name))).toEqual([]);
});
