import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../src/commands/browser.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

test('takes the browser that `CHROME_PATH` names before any other', () => {
  const path = program('my-chrome');
  vi.stubEnv('CHROME_PATH', path);
  expect(findBrowser()).toEqual({ path, own: false });
});

test('passes over a `CHROME_PATH` that leads nowhere', () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'gone'));
  expect(findBrowser()?.path).not.toBe(join(folder, 'gone'));
});

test.runIf(process.platform === 'linux')('finds a browser in the system’s path', () => {
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  const path = program('chromium');
  const found = findBrowser();
  expect(found?.own === true || found?.path === path).toBe(true);
});

test.runIf(process.platform === 'linux')(
  'prefers the headless shell, except where a whole browser is asked for',
  () => {
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', folder);
    const whole = program('chromium');
    expect(findBrowser()?.own === true || findBrowser()?.path === whole).toBe(true);
    const shell = program('chromium-headless-shell');
    expect(findBrowser()?.own === true || findBrowser()?.path === shell).toBe(true);
    const found = findBrowser({ whole: true });
    expect(found?.own === true || found?.path === whole).toBe(true);
  },
);
