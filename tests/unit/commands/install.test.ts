import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, isSupported } from '../../../src/commands/install.mjs';

const foreign = process.platform === 'win32' ? 'linux' : 'win32';
const locked = {
  'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
  'node_modules/win-only': { version: '1.0.0', optional: true, os: [foreign] },
};
const { 'node_modules/react': react } = locked;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, value: unknown) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value));
}

/** Lays out a folder as npm leaves it. */
function layOut(present: Readonly<Record<string, object>>) {
  write('package-lock.json', { packages: { '': { name: 'site' }, ...locked } });
  for (const path of Object.keys(present)) write(join(path, 'package.json'), {});
  write('node_modules/.package-lock.json', { packages: present });
}

test('takes a whole installation as it is, without what is for other systems', () => {
  layOut({ 'node_modules/react': react });
  expect(isInstalled(folder)).toBe(true);
});

test('installs where there is no `node_modules`', () => {
  layOut({ 'node_modules/react': react });
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('installs again after an interrupted installation', () => {
  layOut({ 'node_modules/react': react });
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  expect(isInstalled(folder)).toBe(false);
});

test('installs again where npm’s record is cut off', () => {
  layOut({ 'node_modules/react': react });
  write('node_modules/.package-lock.json', '{ "packages": { "node_mod');
  expect(isInstalled(folder)).toBe(false);
});

test('installs again where a package has been deleted', () => {
  layOut({ 'node_modules/react': react });
  rmSync(join(folder, 'node_modules/react'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test.each([
  ['another version', { version: '19.3.0', integrity: 'sha512-a' }],
  ['other bytes', { version: '19.3.1', integrity: 'sha512-b' }],
])('installs again where the lockfile wants %s', (_, found) => {
  layOut({ 'node_modules/react': found });
  expect(isInstalled(folder)).toBe(false);
});

test('installs again where a package is no longer in the lockfile', () => {
  layOut({ 'node_modules/react': react, 'node_modules/left': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(false);
});

test('installs again where `node_modules` was copied from another system', () => {
  layOut(locked);
  expect(isInstalled(folder)).toBe(false);
});

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s is supported: %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});
