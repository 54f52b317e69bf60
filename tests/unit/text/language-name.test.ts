import { expect, it } from 'vitest';
import { languageOfFile } from '../../../src/text/language-name.ts';

it.each([
  ['content/es/works/aurora.mdx', 'es'],
  ['content/es/messages.yaml', 'es'],
  ['es/en/messages.yaml', 'en'],
  ['en/es/messages.yaml', 'es'],
  ['artists/en/content/es/works/aurora.mdx', 'es'],
  [String.raw`C:\es\site\content\en\works\aurora.mdx`, 'en'],
  ['content/en/press/es.mdx', 'en'],
  ['es/site.yaml', 'en'],
])('reads the language of %s from the folder that its role implies', (path, id) => {
  expect(languageOfFile(path).id).toBe(id);
});
