import { expect, it } from 'vitest';
import { editorFiles } from '../../../src/admin/editor-files.ts';
import { openLibrary } from '../../../src/content/library.ts';
import { smallestContent, workspaceWith } from '../content/workspace.ts';
import { siteModel } from '../../../src/pages/all.ts';

it.each([
  ['\n  review: true', 'editorial_workflow'],
  ['', undefined],
])('with %j a save is reviewed as %s', async (review, mode) => {
  const repository = `repository:\n  host: github\n  name: ensemble/website${review}\n`;
  const site = `${String(smallestContent()['content/site.yaml'])}${repository}`;
  const { root } = workspaceWith({ 'content/site.yaml': site });
  const snapshot = (await openLibrary({ root, folder: 'content', model: siteModel })).current();
  const { config } = editorFiles(snapshot, { base: '/', script: 'a.js' });
  expect(/"publish_mode":"(\w+)"/.exec(config)?.[1]).toBe(mode);
});
