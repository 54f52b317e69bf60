import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = resolve('src/commands/install.mjs');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'near'));
  write('near/package.json', '{ "name": "near", "version": "1.0.0" }');
  write(
    'package.json',
    '{ "name": "nothing", "version": "1.0.0", "dependencies": { "near": "file:near" } }',
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  writeFileSync(join(folder, path), text);
}

/** A lockfile whose one package is a folder, so that nothing is asked of the network. */
const lockfile = JSON.stringify({
  name: 'nothing',
  version: '1.0.0',
  lockfileVersion: 3,
  packages: {
    '': { name: 'nothing', version: '1.0.0', dependencies: { near: 'file:near' } },
    near: { version: '1.0.0' },
    'node_modules/near': { resolved: 'near', link: true },
  },
});

function install() {
  const { status, stdout } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, isInstalling: stdout.includes('Installing the packages') };
}

test('installs where nothing is installed, and takes that as it is the next time', () => {
  write('package-lock.json', lockfile);
  expect(install()).toEqual({ status: 0, isInstalling: true });
  expect(install()).toEqual({ status: 0, isInstalling: false });
});

test('installs again where the lockfile differs', () => {
  write('package-lock.json', lockfile);
  install();
  write('package-lock.json', `${lockfile}\n`);
  expect(install()).toEqual({ status: 0, isInstalling: true });
});

test('fails where npm does, and tries again the next time', () => {
  write('package-lock.json', '{ not a lockfile');
  const { status } = install();
  expect(status).toBeGreaterThan(0);
  expect(existsSync(join(folder, 'node_modules/.installed-lock.json'))).toBe(false);
});
