import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled, isSupported } from '../../../src/commands/install.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('takes an installation of the same lockfile as it is', () => {
  write('package-lock.json', '{ "version": 1 }');
  write('node_modules/.installed-lock.json', '{ "version": 1 }');
  expect(isInstalled(folder)).toBe(true);
});

test('installs where there is no `node_modules`', () => {
  write('package-lock.json', '{ "version": 1 }');
  expect(isInstalled(folder)).toBe(false);
});

test('installs again where the lockfile differs', () => {
  write('package-lock.json', '{ "version": 2 }');
  write('node_modules/.installed-lock.json', '{ "version": 1 }');
  expect(isInstalled(folder)).toBe(false);
});

test('takes nothing for installed without a lockfile', () => {
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
