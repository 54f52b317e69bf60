import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  cached,
  cachedJson,
  cacheFolder,
  digestOfCode,
  pruneCaches,
} from '../../../../src/content/io/cached.ts';
import { folderWith } from '../../folder-with.ts';

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

it('takes damaged JSON for a miss', async () => {
  await ask('key', '{"wid');
  const compute = () => Promise.resolve({ width: 3 });
  expect(await cachedJson(name, 'key', compute)).toEqual({ width: 3 });
  expect(await ask('key')).toEqual({ bytes: '{"width":3}', isComputed: false });
});

it('drops what was used last three months ago', async () => {
  await ask('old');
  await ask('used');
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  for (const file of files()) utimesSync(file, longAgo, longAgo);
  await ask('young');
  expect(await ask('used')).toMatchObject({ isComputed: false });
  await pruneCaches();
  expect(files()).toEqual(['used', 'young'].map((key) => join(cacheFolder(name), key)));
});

it('keeps no failure', async () => {
  const fail = () => Promise.reject(new Error('unreadable'));
  await expect(cachedJson(name, 'key', fail)).rejects.toThrow('unreadable');
  expect(files()).toEqual([]);
});

it('tells entries of changed code apart', () => {
  const { root, write } = folderWith({ 'encode.ts': 'one' });
  const before = digestOfCode(join(root, 'encode.ts'));
  expect(digestOfCode(join(root, 'encode.ts'))).toBe(before);
  write({ 'encode.ts': 'two' });
  expect(digestOfCode(join(root, 'encode.ts'))).not.toBe(before);
});

it('costs no build where it can not be written', async () => {
  mkdirSync(dirname(cacheFolder(name)), { recursive: true });
  writeFileSync(cacheFolder(name), 'a file where a folder should be');
  expect(await ask('key')).toEqual({ bytes: 'bytes', isComputed: true });
  await expect(pruneCaches()).resolves.toBeUndefined();
});
