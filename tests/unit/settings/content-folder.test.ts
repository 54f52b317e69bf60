import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { contentFolderWarning } from '../../../src/settings/content-folder.ts';
import { root as projectRoot } from '../../commands/run.mjs';
import { folderWith } from '../folder-with.ts';

it.each([
  ['', ['site.yaml'], undefined],
  ['', ['content/site.yaml', 'notes/a.txt'], undefined],
  ['site', ['content/site.yaml', 'site/site.yaml'], undefined],
  [
    '',
    ['content/site.yaml', 'ines/site.yaml'],
    'The site is built from `content/`, but `ines/` has a `site.yaml` too. Write `CONTENT=ines` in `.env` to build it from that folder, or `CONTENT=content`.',
  ],
])('with the setting `%s` and the files %j it warns: %s', (chosen, files, warning) => {
  const { root } = folderWith(Object.fromEntries(files.map((file) => [file, ''])));
  expect(contentFolderWarning(chosen, root)).toBe(warning);
});

// Other test files share the modules of this one.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['artists/anna', 'artists/anna'],
  ['./artists/anna/', 'artists/anna'],
  ['artists\\anna', 'artists/anna'],
  [join(projectRoot, 'artists/anna'), 'artists/anna'],
  ['', 'content'],
  ['.', 'content'],
  ['artists/..', 'content'],
  ['..', '..'],
  ['content/../../other', '../other'],
])('`%s` is the folder `%s` of the project', async (setting, folder) => {
  vi.stubEnv('CONTENT', setting);
  vi.resetModules();
  const { contentFolder } = await import('../../../src/settings/content-folder.ts');
  expect(contentFolder).toBe(folder);
});
