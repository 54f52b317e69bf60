import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { digestOfInput, stamp, standingOf, type Job } from '../../../src/prerender/up-to-date.ts';

let job: Job;

beforeEach(async () => {
  const root = mkdtempSync(join(tmpdir(), 'up-to-date-'));
  job = { root, target: join(root, 'dist'), settings: { base: '/' } };
  for (const file of ['content/en/a.mdx', 'src/a.ts', 'public/a.txt', 'vite.config.ts'])
    write(file);
  write('dist/index.html');
  write('dist/assets/a.js');
  await stamp(job, digestOfInput(job));
});

afterEach(() => rmSync(job.root, { recursive: true, force: true }));

function write(file: string, text = 'first'): void {
  mkdirSync(dirname(join(job.root, file)), { recursive: true });
  writeFileSync(join(job.root, file), text);
}

async function isStill(other: Partial<Job> = {}): Promise<boolean> {
  const now = { ...job, ...other };
  return (await standingOf(now, digestOfInput(now))).isUpToDate;
}

it('takes a site for up to date where nothing has changed', async () => {
  expect(await isStill()).toBe(true);
});

it('takes files for the same that were written again with the same bytes', async () => {
  write('content/en/a.mdx');
  expect(await isStill()).toBe(true);
});

it.each([
  'content/en/a.mdx',
  'content/es/a.mdx',
  'src/a.ts',
  'src/b/c.ts',
  'public/a.txt',
  'vite.config.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
])('builds again where %s has changed or is new', async (file) => {
  write(file, 'other');
  expect(await isStill()).toBe(false);
});

it('builds again where a file is gone', async () => {
  rmSync(join(job.root, 'content/en/a.mdx'));
  expect(await isStill()).toBe(false);
});

it('builds again for another base, address or mode', async () => {
  expect(await isStill({ settings: { base: '/other/' } })).toBe(false);
});

it.each(['dist/index.html', 'dist/assets/b.js'])(
  'builds again where somebody has written %s, even with the same bytes',
  async (file) => {
    write(file);
    expect(await isStill()).toBe(false);
  },
);

it('builds again where a file of the site is gone, or all of it', async () => {
  rmSync(join(job.root, 'dist/assets/a.js'));
  expect(await isStill()).toBe(false);
  rmSync(join(job.root, 'dist'), { recursive: true });
  expect(await isStill()).toBe(false);
});

it('never takes a site for up to date whose sources it can not see through', async () => {
  symlinkSync(join(job.root, 'public'), join(job.root, 'content/link'));
  expect(digestOfInput(job)).toBeUndefined();
  await stamp(job, digestOfInput(job));
  expect(await isStill()).toBe(false);
});

it('remembers nothing of a build during which its sources changed', async () => {
  const input = digestOfInput(job);
  write('content/en/a.mdx', 'during the build');
  await stamp(job, input);
  expect(await isStill()).toBe(false);
  write('content/en/a.mdx');
  expect(await isStill()).toBe(false);
});
