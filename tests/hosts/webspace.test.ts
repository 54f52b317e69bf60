// What webspace with Apache lacks, or forbids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../built-site.ts';
import { whole } from '../sites.ts';
import { pagesIn } from '../content/pages.ts';
import { ask, follow } from './ask.ts';
import { hosts, type Webspace } from './server.ts';

const { dist: folder } = await builtSite(whole);
const bytes = (file: string) => readFileSync(join(folder, file));

test.each<Webspace>([
  { override: 'FileInfo Indexes' },
  { override: 'All', without: 'deflate' },
  { override: 'All', without: 'dir' },
  { override: 'All', without: 'filter' },
  { override: 'All', without: 'headers' },
  { override: 'All', without: 'mime' },
])('Apache with AllowOverride $override, without $without, has every page', async (webspace) => {
  const server = await hosts.apache(folder, '/', webspace);
  for (const { address, file } of pagesIn(folder)) {
    const { status, body } = await ask(server.origin, address);
    expect([address, status]).toEqual([address, 200]);
    expect(body.equals(bytes(file))).toBe(true);
  }
  await server.close();
});

test('Apache without mod_rewrite has the files as they are', async () => {
  const server = await hosts.apache(folder, '/', { override: 'All', without: 'rewrite' });
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/press.html', 'press.html'],
  ] as const) {
    const { status, body } = await ask(server.origin, address);
    expect([address, status, body.equals(bytes(file))]).toEqual([address, 200, true]);
  }
  await server.close();
});

test('Apache with AllowOverride FileInfo has every page, once the lines are deleted', async () => {
  const edit = (file: string) => file.replace(/<IfModule mod_dir.*?\n<\/IfModule>/s, '');
  const server = await hosts.apache(folder, '/', { override: 'FileInfo', edit });
  for (const { address, file } of pagesIn(folder)) {
    const { address: end, answer, statuses } = await follow(server.origin, address);
    expect([end.replace(/(?<=.)\/$/, ''), answer.status]).toEqual([address, 200]);
    expect(statuses.length).toBeLessThanOrEqual(1);
    expect(answer.body.equals(bytes(file))).toBe(true);
  }
  await server.close();
});
