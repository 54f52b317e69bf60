import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { cached, cachedJson, cacheFolder, pruneCaches } from '../../../src/content/cached.ts';

let name = '';

beforeEach(() => {
  name = `test-${randomUUID()}`;
});

afterEach(() => rmSync(cacheFolder(name), { recursive: true, force: true }));

/** What is kept under a key, and whether it had to be computed. */
async function ask(key: string, value = 'bytes') {
  let isComputed = false;
  const bytes = await cached(name, key, () => {
    isComputed = true;
    return Promise.resolve(Buffer.from(value));
  });
  return { bytes: String(bytes), isComputed };
}

function files(): string[] {
  const folder = cacheFolder(name);
  return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
}

it('computes a value once', async () => {
  expect(await ask('key')).toEqual({ bytes: 'bytes', isComputed: true });
  expect(await ask('key', 'other')).toEqual({ bytes: 'bytes', isComputed: false });
  expect(await ask('another key', 'other')).toEqual({ bytes: 'other', isComputed: true });
});

it.each(['{"width":"wide"}', '{"wid'])('takes %s, of another shape, for a miss', async (kept) => {
  await ask('key', kept);
  const schema = z.object({ width: z.number() });
  const compute = () => Promise.resolve({ width: 3 });
  expect(await cachedJson(name, 'key', schema, compute)).toEqual({ width: 3 });
  expect(await ask('key')).toEqual({ bytes: '{"width":3}', isComputed: false });
});

it('drops what was written three months ago', async () => {
  await ask('old');
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  for (const file of files()) utimesSync(file, longAgo, longAgo);
  await ask('young');
  await pruneCaches();
  expect(files()).toEqual([join(cacheFolder(name), 'young')]);
});

it('costs no build where it can not be written', async () => {
  mkdirSync(dirname(cacheFolder(name)), { recursive: true });
  writeFileSync(cacheFolder(name), 'a file where a folder should be');
  expect(await ask('key')).toEqual({ bytes: 'bytes', isComputed: true });
  await expect(pruneCaches()).resolves.toBeUndefined();
});
