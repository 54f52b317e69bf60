import { expect, it } from 'vitest';
import { editorFiles } from '../../../src/admin/editor-files.ts';
import { libraryWith } from '../content/library-with.ts';
import { smallestContent } from '../content/workspace.ts';

it.each([
  ['\n  review: true', 'editorial_workflow'],
  ['', undefined],
])('with %j the publish mode is %s', async (review, mode) => {
  const repository = `repository:\n  host: github\n  name: ensemble/website${review}\n`;
  const site = `${String(smallestContent()['content/site.yaml'])}${repository}`;
  const { library } = await libraryWith({ 'content/site.yaml': site });
  const { config } = editorFiles(library.current(), { base: '/', script: 'a.js' });
  expect(/"publish_mode":"(\w+)"/.exec(config)?.[1]).toBe(mode);
});
