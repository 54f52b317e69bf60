import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cached, cachedJson, cacheFolder, pruneCaches } from '../../../../src/content/io/cached.ts';

let name = '';

beforeEach(() => {
  name = `test-${randomUUID()}`;
});

afterEach(() => rmSync(cacheFolder(name), { recursive: true, force: true }));

/** The value cached under a key, and whether it was computed. */
async function request(key: string, value = 'bytes') {
  let isComputed = false;
  const bytes = await cached(name, key, async () => {
    isComputed = true;
    return Buffer.from(value);
  });
  return { bytes: String(bytes), isComputed };
}

/** The keys in the cache. */
function keys(): string[] {
  return existsSync(cacheFolder(name)) ? readdirSync(cacheFolder(name)) : [];
}

it('computes a value once', async () => {
  expect(await request('key')).toEqual({ bytes: 'bytes', isComputed: true });
  expect(await request('key', 'other')).toEqual({ bytes: 'bytes', isComputed: false });
  expect(await request('another key', 'other')).toEqual({ bytes: 'other', isComputed: true });
});

it('computes a damaged value again', async () => {
  await request('key', '{"wid');
  expect(await cachedJson(name, 'key', async () => ({ width: 3 }))).toEqual({ width: 3 });
  expect(await request('key')).toEqual({ bytes: '{"width":3}', isComputed: false });
});

it('deletes entries that were last used three months ago', async () => {
  await request('old');
  await request('used');
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  for (const key of keys()) utimesSync(join(cacheFolder(name), key), longAgo, longAgo);
  await request('new');
  expect(await request('used')).toMatchObject({ isComputed: false });
  await pruneCaches();
  expect(keys()).toEqual(['new', 'used']);
});

it('doesn’t cache failures', async () => {
  const fail = () => Promise.reject(new Error('unreadable'));
  await expect(cachedJson(name, 'key', fail)).rejects.toThrow('unreadable');
  expect(keys()).toEqual([]);
});

it('still computes values if the cache isn’t writable', async () => {
  mkdirSync(dirname(cacheFolder(name)), { recursive: true });
  writeFileSync(cacheFolder(name), 'a file where a folder should be');
  expect(await request('key')).toEqual({ bytes: 'bytes', isComputed: true });
  await expect(pruneCaches()).resolves.toBeUndefined();
});
