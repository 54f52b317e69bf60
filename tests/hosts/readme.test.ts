// The README's own lines, typed into a shell in a copy of the project.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask.ts';
import { builtSite } from './built-site.ts';
import { type HostName, startServer, validate } from './server.ts';

/** Where the README has the built site copied to. */
const served = '/var/www/site';
const readme = readFileSync('README.md', 'utf8');
const deploy = /\n## Deploy\n(.*?)\n## /s.exec(readme)?.[1] ?? '';
const lines = [...deploy.matchAll(/`(npm run headers -- [^`]+)`/g)].map(([, line = '']) => line);

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'readme-'));
  for (const name of ['src', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(project, name));
  const { folder } = builtSite('/');
  cpSync(folder, join(project, 'dist'), { recursive: true });
  cpSync(folder, join(project, served), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Types the line of a host into a shell and returns the file that it writes. */
function typed(host: string): string {
  const line = lines.find((each) => each.startsWith(`npm run headers -- ${host} `)) ?? '';
  const here = line.replace(served, project + served);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', here], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`\`${line}\` fails.\n${stdout}${stderr}`);
  const file = /--out (\S+)/.exec(line)?.[1] ?? />\s*(\S+)/.exec(line)?.[1] ?? '';
  return readFileSync(join(project, file), 'utf8');
}

test('the README has a line for each host', () => {
  expect(lines.map((line) => line.split(' ')[4])).toEqual(['nginx', 'caddy', 'vercel', 'firebase']);
});

test.each<[HostName, number]>([
  ['nginx', 5476],
  ['caddy', 5477],
])('%s takes the file of its line, and serves the site', async (host, port) => {
  const printed = typed(host);
  const { status, said } = validate(host, printed, port);
  expect([status, said]).toEqual([0, expect.stringMatching(/successful|Valid configuration/)]);
  const server = await startServer(host, printed, port);
  try {
    const { status: found, headers } = await ask(`${server.url}/es/biography`);
    expect(found).toBe(200);
    expect(headers['content-security-policy']).toMatch(/connect-src 'self'/);
    expect((await ask(`${server.url}/es/nada`)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

const headers = z
  .array(z.object({ source: z.string(), headers: z.array(z.object({ key: z.string() })).min(1) }))
  .min(10);
const clean = { cleanUrls: z.literal(true), trailingSlash: z.literal(false), headers };

test('`vercel.json` parses, and has addresses without slash and `.html`', () => {
  z.object(clean).parse(JSON.parse(typed('vercel')));
});

test('`firebase.json` parses, and has addresses without slash and `.html`', () => {
  z.object({ hosting: z.object(clean) }).parse(JSON.parse(typed('firebase')));
});
