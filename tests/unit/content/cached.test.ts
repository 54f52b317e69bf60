import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -2)],
  [
    'altered',
    (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
  ],
  ['empty', () => Buffer.alloc(0)],
  ['of something else', () => Buffer.from('{"version":1}\n[]')],
])('computes again what is %s, and keeps that', async (_, damage) => {
  await ask('key', 'some bytes');
  const [file = ''] = files();
  writeFileSync(file, damage(readFileSync(file)));
  expect(await ask('key', 'some bytes')).toEqual({ bytes: 'some bytes', isComputed: true });
  expect(await ask('key')).toEqual({ bytes: 'some bytes', isComputed: false });
});

it('keeps what can be written as JSON, and computes again what has another form', async () => {
  const count = (schema: z.ZodType<{ count: number }>, number: number) =>
    cachedJson(name, 'key', schema, () => Promise.resolve({ count: number }));
  const schema = z.object({ count: z.number() });
  expect(await count(schema, 1)).toEqual({ count: 1 });
  expect(await count(schema, 2)).toEqual({ count: 1 });
  expect(await count(z.object({ count: z.number().min(2) }), 2)).toEqual({ count: 2 });
});

it('is kept whole by two that write at once, and leaves nothing half-written behind', async () => {
  await Promise.all([ask('key'), ask('key')]);
  expect(files()).toHaveLength(1);
  expect(await ask('key')).toEqual({ bytes: 'bytes', isComputed: false });
});

it('drops what nobody has asked for in a week', async () => {
  await ask('old');
  await ask('young');
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  for (const file of files()) utimesSync(file, eightDaysAgo, eightDaysAgo);
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
