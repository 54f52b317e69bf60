import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatHeaders, formatRedirects } from '../../../../src/prerender/headers/headers-file.ts';
import { contentSecurityPolicy } from '../../../../src/prerender/headers/policy.ts';
import { printHost } from '../../../../src/prerender/headers/print-host.ts';
import { siteHeaders } from '../../../../src/prerender/headers/site-headers.ts';

const addresses = ['/', '/es', '/press', '/press/2', '/press/3', '/404', '/es/404'];
const rules = siteHeaders(
  addresses.map((address) => ({
    data: { address, number: Number(/\/(\d)$/.exec(address)?.[1] ?? 1) },
    policy: contentSecurityPolicy({ styles: [], scripts: [] }),
  })),
  '/',
);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'printed-'));
  writeFileSync(join(folder, '_headers'), formatHeaders(rules));
});
afterAll(() => rmSync(folder, { recursive: true }));

const pairs = z.array(
  z.object({
    source: z.string(),
    headers: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
);
const vercelFile = z.object({
  headers: pairs,
  cleanUrls: z.literal(true),
  trailingSlash: z.literal(false),
  outputDirectory: z.literal('dist'),
});
const firebaseFile = z.object({
  hosting: z.object({
    headers: pairs,
    cleanUrls: z.literal(true),
    trailingSlash: z.literal(false),
    public: z.literal('dist'),
  }),
});

describe.each([
  ['vercel', () => vercelFile.parse(JSON.parse(printHost('vercel', folder))).headers, '(.*)'],
  [
    'firebase',
    () => firebaseFile.parse(JSON.parse(printHost('firebase', folder))).hosting.headers,
    '**',
  ],
] as const)('%s', (_host, read, any) => {
  test('gets every header of every rule', () => {
    const expected = rules.map(({ pattern, headers }) => ({
      source: pattern.replace(/\*$/, any),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    }));
    expect(read()).toEqual(expected);
  });
});

test.each([
  ['nginx', String.raw`~^/press/[^/]+\.html$ "script-src`],
  ['caddy', String.raw`~^/press/[^/]+\.html$ "script-src`],
])('%s finds the further pages of a list by a pattern', (host, line) => {
  expect(printHost(host, folder)).toContain(line);
});

test.each(['nginx', 'caddy'])('%s gets policies for documents only, not for data', (host) => {
  const lines = printHost(host, folder).split('\n');
  const policies = lines.filter((line) => line.includes('script-src'));
  expect(policies).toHaveLength(addresses.length - 1);
  for (const line of policies) {
    expect(line).toMatch(/\.html\$? /);
    expect(line).toContain("connect-src 'self'");
  }
});

/** Runs `npm run headers` with arguments, as npm does. */
function run(...args: string[]) {
  const program = ['node_modules/tsx/dist/cli.mjs', 'src/commands/headers.ts', ...args];
  return spawnSync(process.execPath, program, { encoding: 'utf8' });
}

test.each([
  [
    ['frisbee'],
    /There is no configuration for `frisbee`. Known are nginx, caddy, vercel, firebase\.\n/,
  ],
  [['constructor'], /There is no configuration for `constructor`/],
  [[], /Which host\? Known are nginx, caddy, vercel, firebase/],
  [['nginx', '/nowhere'], /There is no built site in `\/nowhere`\. Run `npm run build` first\.\n/],
  [['nginx', '--output', 'site.conf'], /^Unknown option '--output'\.\n/],
  [['nginx', '-o', 'site.conf'], /^Unknown option '-o'\.\n/],
  [['nginx', '--out'], /'--out <value>' argument missing/],
  [['nginx', 'dist', '/srv', 'site.conf'], /`site\.conf` is one argument too many\./],
])('`npm run headers -- %s` says what to do', (args, message) => {
  const { status, stderr, stdout } = run(...args);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  expect(stderr).toContain(
    'For example: npm run headers -- nginx dist /var/www/site --out site.conf',
  );
});

test('`--out` writes what is printed without it', () => {
  const out = join(folder, 'site.conf');
  writeFileSync(out, 'the one before');
  const { status, stdout } = run('nginx', folder, '/var/www/site', '--out', out);
  expect([status, stdout]).toEqual([0, `\`${out}\` is written.\n`]);
  expect(readFileSync(out, 'utf8')).toBe(run('nginx', folder, '/var/www/site').stdout);
});

test.each(['nowhere/site.conf', '.'])('`--out` says that %s can’t be written', (name) => {
  const out = join(folder, name);
  const { status, stderr } = run('nginx', folder, '--out', out);
  expect(status).toBe(1);
  expect(stderr).toContain(
    `\`${out}\` can’t be written. Name a file, in a folder that is there.\n`,
  );
});

test('`--out` leaves the file alone where nothing can be printed', () => {
  const out = join(folder, 'kept.conf');
  writeFileSync(out, 'the one before');
  expect(run('nginx', '/nowhere', '--out', out).status).toBe(1);
  expect(readFileSync(out, 'utf8')).toBe('the one before');
});

test('Netlify is told of the 404 page of every other language', () => {
  expect(formatRedirects('/')).toBe('/es/* /es/404.html 404\n');
  expect(formatRedirects('/ines/')).toBe('/ines/es/* /ines/es/404.html 404\n');
});
