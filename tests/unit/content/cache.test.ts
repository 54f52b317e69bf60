import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from '../../../src/content/cache.ts';
import { makeWorkspace } from './workspace.ts';

let workspace: ReturnType<typeof makeWorkspace>;
let root = '';

beforeEach(() => {
  workspace = makeWorkspace();
  ({ root } = workspace);
});

afterEach(() => workspace.remove());

function files(): string[] {
  const folder = join(root, 'node_modules/.cache/content');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

function fill(keys: readonly string[]): void {
  const cache = openCache(root, 'entries');
  for (const key of keys) cache.set(key, { key });
  cache.save();
}

const keys = listKeys(100);

function listKeys(length: number): string[] {
  return Array.from({ length }, (_, index) => `file ${index.toString(16).padStart(40, '0')}`);
}

it('gives back in the next run what was kept', () => {
  fill(keys);
  const next = openCache(root, 'entries');
  expect(keys.map((key) => next.get(key))).toEqual(keys.map((key) => ({ key })));
  expect(next.get('other')).toBeUndefined();
});

it('keeps much in few files', () => {
  fill(keys);
  expect(files().length).toBeLessThanOrEqual(16);
});

it.each([
  ['cut off', (text: string) => text.slice(0, -10)],
  ['altered', (text: string) => text.replace('file', 'life')],
  ['empty', () => ''],
  ['of something else', () => '{"version":1}\n[]'],
])('ignores a file that is %s', (_, damage) => {
  fill(keys.slice(0, 1));
  const [file = ''] = files();
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(openCache(root, 'entries').get(keys[0] ?? '')).toBeUndefined();
});

it('does not see what another version of the engine wrote', () => {
  const [key = ''] = keys;
  const cache = openCache(root, 'entries', 'one version');
  cache.set(key, 1);
  cache.save();
  expect(openCache(root, 'entries', 'another version').get(key)).toBeUndefined();
  expect(openCache(root, 'entries', 'one version').get(key)).toBe(1);
});

it('writes only the files in which something has changed', () => {
  fill(keys);
  for (const file of files()) utimesSync(file, 0, 0);
  const cache = openCache(root, 'entries');
  for (const key of keys) cache.get(key);
  cache.set(`other ${'0'.repeat(40)}`, 1);
  cache.save();
  expect(files().filter((file) => statSync(file).mtimeMs > 0)).toHaveLength(1);
});

it('leaves nothing half-written behind', () => {
  fill(keys);
  expect(files().filter((file) => !file.endsWith('.json'))).toEqual([]);
});

it('drops what has not been asked for in a long time', () => {
  fill(listKeys(800));
  const cache = openCache(root, 'entries');
  const fresh = `new ${'0'.repeat(40)}`;
  cache.set(fresh, 1);
  cache.save();
  const sizes = files().map((file) => readFileSync(file, 'utf8').split('"file ').length - 1);
  expect(sizes).toContain(0);
});

it('costs no build where it can not be written', () => {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  writeFileSync(join(root, 'node_modules'), 'a file where a folder should be');
  expect(() => fill(keys)).not.toThrow();
});
