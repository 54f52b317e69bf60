import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { contentApi } from '../../../src/content/plugin.ts';
import { config } from './app.ts';
import { readFolder } from '../../folder.ts';
import { workspaceWith } from './workspace.ts';

afterEach(() => vi.unstubAllEnvs());

it('takes the base path from the address of the site', async () => {
  const { root, write } = workspaceWith();
  const base = async () => (await resolveConfig(config(root), 'build')).base;
  expect(await base()).toBe('/');
  const site = readFolder(join(root, 'content'))['site.yaml'] ?? '';
  write({
    'content/site.yaml': site.replace('https://example.org/\n', 'https://example.org/ines\n'),
  });
  expect(await base()).toBe('/ines/');
  vi.stubEnv('SITE_URL', 'http://localhost:8080/preview/');
  expect(await base()).toBe('/preview/');
});

it('puts the address of the environment in the place of that in site.yaml', async () => {
  vi.stubEnv('SITE_URL', 'http://localhost:8080/preview');
  const { root } = workspaceWith();
  const { open } = contentApi(await resolveConfig(config(root), 'build'));
  expect((await open()).current().site().site.url).toBe('http://localhost:8080/preview/');
});

it.each(['example.org', '/ines/', 'ftp://example.org/', 'https://example.org/?a'])(
  'refuses %s as the address of the site',
  async (address) => {
    vi.stubEnv('SITE_URL', address);
    const { root } = workspaceWith();
    await expect(resolveConfig(config(root), 'build')).rejects.toThrow(/`SITE_URL` is/);
  },
);
