import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallestContent, work } from '../workspace.ts';
import { eventually, serve } from './serve.ts';

const site = String(smallestContent()['content/site.yaml']);

it('updates pages after an edit, with one event for browsers and no reload', async () => {
  const files = { 'content/en/works/a.mdx': work('', 'A *note*.\n') };
  const { write, get, sent, updates } = await serve(files);
  expect(await get('es')).toContain('"html":["<p>A <em>note</em>.</p>"]');
  write({ 'content/en/works/a.mdx': work('', 'Another.\n').replace('Aurora', 'Dawn') });
  await eventually(() => expect(updates()).toBe(1));
  expect(await get('es')).toContain('Dawn');
  expect(await get('es')).toContain('"html":["<p>Another.</p>"]');
  expect(JSON.stringify(sent)).not.toMatch(/js-update|full-reload/);
});

it('serves the last valid version while a file is broken, and reports why until it is fixed', async () => {
  const files = { 'content/en/works/a.mdx': work('', 'A note.\n') };
  const { write, get, sent, updates } = await serve(files);
  await get();
  write({ 'content/en/works/a.mdx': work('', 'Another.\n').replace('title', 'titel') });
  await eventually(() => expect(JSON.stringify(sent)).toContain('Did you mean'));
  expect(await get()).toContain('Aurora');
  expect(await get()).toContain('<p>A note.</p>');
  write({ 'content/en/works/a.mdx': work('', 'A <script>.\n').replace('Aurora', 'Dawn') });
  await eventually(() => expect(updates()).toBe(2));
  expect(await get()).toContain('<p>A note.</p>');
  write({ 'content/en/works/a.mdx': work('', 'Another.\n').replace('Aurora', 'Dawn') });
  await eventually(() => expect(updates()).toBe(3));
  expect(await get()).toContain('Dawn');
  expect(await get()).toContain('<p>Another.</p>');
  await eventually(() => expect(JSON.stringify(sent.slice(-1))).toContain('"text":""'));
});

it('updates when files and folders are added, renamed and deleted', async () => {
  const { root, write, get } = await serve({ 'content/en/works/a.mdx': work() });
  const slugs = async () => (await get()).match(/"slug":"\w"/g)?.join() ?? '';
  write({ 'content/en/works/b.mdx': work().replace('Aurora', 'Dawn') });
  await eventually(async () => expect(await get()).toContain('Dawn'));
  write({ 'content/en/works/a.mdx': undefined, 'content/en/works/c.mdx': work() });
  await eventually(async () => expect(await slugs()).toBe('"slug":"c","slug":"b"'));
  const [here, there] = [join(root, 'content/en/works'), join(root, 'works')];
  renameSync(here, there);
  await eventually(async () => expect(await slugs()).toBe(''));
  renameSync(there, here);
  await eventually(async () => expect(await slugs()).toBe('"slug":"c","slug":"b"'));
});

it('reads a photograph copied in parts once it is complete', async () => {
  const { root, sent, logged } = await serve({});
  const [bytes, file] = [smallestContent()['content/images/hall.png'], 'content/images/stage.png'];
  writeFileSync(join(root, file), bytes?.slice(0, 100) ?? '');
  await eventually(() => expect(logged.join()).toContain('`stage.png` is damaged'));
  appendFileSync(join(root, file), bytes?.slice(100) ?? '');
  await eventually(() => expect(JSON.stringify(sent.at(-1))).toContain('"text":""'));
});

it('reports errors if the site was never valid, and serves it once it is', async () => {
  const { write, get } = await serve({ 'content/site.yaml': site.replace('artist', 'artits') });
  await expect(get()).rejects.toThrow(/Did you mean `artist`/);
  write({ 'content/site.yaml': site });
  await eventually(async () => expect(await get()).toContain('Anaïs'));
});
