import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const project = join(import.meta.dirname, '../../..');

it.each([
  ['artists/anna', 'artists/anna'],
  ['./artists/anna/', 'artists/anna'],
  ['artists\\anna', 'artists/anna'],
  [join(project, 'artists/anna'), 'artists/anna'],
  ['', 'content'],
  ['.', 'content'],
  ['artists/..', 'content'],
  ['..', '..'],
  ['content/../../other', '../other'],
])('`%s` names the folder `%s` of the project', async (setting, folder) => {
  vi.stubEnv('CONTENT', setting);
  vi.resetModules();
  const { contentFolder } = await import('../../../src/choices/content-folder.ts');
  expect(contentFolder).toBe(folder);
});
