import { expect, it } from 'vitest';
import { content } from '../../../src/content/plugin.ts';
import { prerender } from '../../../src/build/plugin.ts';
import { viteServer } from '../vite-server.ts';
import { workspaceWith } from '../content/workspace.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';

it('responds with the requested range of a file, below the base path', async () => {
  const { root } = workspaceWith({ 'content/files/scores/a.txt': 'One, two, three' });
  const origin = await viteServer({
    root,
    base: '/site/',
    plugins: [content({ model: siteModel }), prerender({ rooms })],
  });
  const part = await fetch(`${origin}files/scores/a.txt`, { headers: { Range: 'bytes=5-7' } });
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
    206,
    'bytes 5-7/15',
    'two',
  ]);
  expect((await fetch(`${origin}files/scores/a.txt`)).headers.get('Content-Length')).toBe('15');
  expect((await fetch(`${origin}files/b.txt`)).status).toBe(404);
});
