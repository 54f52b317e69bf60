import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isCurrent, writeStamp, stampOf } from '../../../src/prerender/build-stamp.ts';
import { swapIn } from '../../../src/prerender/staging.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function finishedSite(name: string, text: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), text);
  return folder;
}

async function swapInStamped(folder: string, meanwhile?: () => Promise<void>) {
  const config = await resolveConfig({ root, configFile: false, logLevel: 'silent' }, 'build');
  const stamp = stampOf(folder, 'sources');
  await swapIn(folder, join(root, 'dist'));
  await meanwhile?.();
  writeStamp(config, stamp);
  return { isSame: (sources: string) => isCurrent(config, sources) };
}

test('knows the site that was stamped, and by what it was built from', async () => {
  const { isSame } = await swapInStamped(finishedSite('.dist-1', 'one'));
  expect([isSame('sources'), isSame('other sources')]).toEqual([true, false]);
});

test('takes no site for its own that another build has put in its place', async () => {
  const { isSame } = await swapInStamped(finishedSite('.dist-1', 'one'), () =>
    swapIn(finishedSite('.dist-2', 'another'), join(root, 'dist')),
  );
  expect(isSame('sources')).toBe(false);
});
