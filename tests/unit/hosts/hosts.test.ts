// Each host has the site's headers in its own format; all of them must have those of `public/_headers`.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { videoOrigin } from '../../../src/body/video-service.ts';
import { redirectsFile } from '../../../src/build/outputs.ts';
import { parseHeaders } from '../../../src/build/preview-server.ts';

const text = readFileSync('public/_headers', 'utf8');
const rules = parseHeaders(text);
const [common = {}, assets = {}, kit = {}, editor = {}] = rules.map(({ headers }) => headers);
const revalidated = 'public, max-age=0, must-revalidate, no-transform';
const { 'Content-Security-Policy': policy = '' } = common;
const { 'Content-Security-Policy': editorPolicy = '' } = editor;

function read(name: string): string {
  return readFileSync(`src/hosts/${name}`, 'utf8');
}

test('`_headers` has the headers of every response, of shared pictures, and of immutable files', () => {
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/kit/*', '/admin*']);
  expect(kit).toEqual({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
  expect(assets).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable', ...kit });
  expect(common).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Signing in to the editor opens a window of the repository's host.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': "frame-ancestors 'none'",
  });
});

test('`_headers` stays within the 100 rules of 2000 characters that hosts accept', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

test('pages may use no features of the device, except what the player needs', () => {
  const permissions = (common['Permissions-Policy'] ?? '').split(', ');
  const used = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
  expect(permissions.filter((permission) => !permission.endsWith('=()'))).toEqual(
    used.map((name) => `${name}=(self "${videoOrigin}")`),
  );
  for (const name of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(permissions).toContain(`${name}=()`);
});

test('nginx sends them', () => {
  const file = read('nginx.conf');
  const lines = [...file.matchAll(/^ *add_header ([\w-]+) (["'])(.*)\2 always;$/gm)];
  const byPath = [...file.matchAll(/^ *add_header ([\w-]+) \$\w+ always;$/gm)];
  const names = [...Object.keys(common), ...Object.keys(editor), 'Cache-Control'];
  expect(new Set([...lines, ...byPath].map(([, name]) => name))).toEqual(new Set(names));
  for (const [, name = '', , value] of lines) expect(common[name], name).toBe(value);
  for (const line of [
    `default "${policy}";`,
    `~/admin(\\.html|/) "${editorPolicy}";`,
    `~/assets/ "${assets['Cache-Control']}";`,
    `default "${revalidated}";`,
  ])
    expect(file).toContain(line);
  expect(file).toMatch(/default same-origin;\s+~\/\(assets\|kit\)\/ cross-origin;/);
});

test('Caddy sends them', () => {
  const file = read('Caddyfile');
  const lines = [...file.matchAll(/^ {4}([\w-]+) `(.*)`$/gm)];
  expect(Object.fromEntries(lines.map(([, name, value]) => [name, value]))).toEqual(common);
  for (const line of [
    `@editor Content-Security-Policy \`${editorPolicy}\``,
    `@hashed Cache-Control "${assets['Cache-Control']}"`,
    '@shared Cross-Origin-Resource-Policy cross-origin',
    `Cache-Control "${revalidated}"`,
  ])
    expect(file).toContain(line);
});

test('Apache sends them', () => {
  const file = read('.htaccess').replaceAll('\\"', "''");
  const lines = [...file.matchAll(/^( *)Header always set ([\w-]+) "(.*)"$/gm)];
  const headersAt = (indent: string) =>
    Object.fromEntries(
      lines.flatMap(([, before, name = '', value = '']) =>
        before === indent ? [[name, value.replaceAll("''", '"')] as const] : [],
      ),
    );
  expect(headersAt('  ')).toEqual({ ...common, 'Cache-Control': revalidated });
  expect(headersAt('    ')).toEqual({ ...assets, ...editor });
});

/** Rules in the format of Vercel and Firebase, for patterns in the order of those in `_headers`. */
function rulesFor(patterns: readonly string[]) {
  const all = [{ ...common, 'Cache-Control': revalidated }, assets, kit, editor];
  const headers = all.map((rule) => Object.entries(rule).map(([key, value]) => ({ key, value })));
  return patterns.map((source, index) => ({ source, headers: headers[index] }));
}

const clean = { cleanUrls: true, trailingSlash: false };

test('Vercel sends them', () => {
  const headers = rulesFor(['/(.*)', '/assets/(.*)', '/kit/(.*)', '/admin(.*)']);
  const settings = { ...clean, outputDirectory: 'dist', headers };
  expect(JSON.parse(read('vercel.json'))).toMatchObject(settings);
});

test('Firebase sends them, and lets browsers cache only what a rule matches', () => {
  const headers = rulesFor(['**', '/assets/**', '/kit/**', '/admin{,/**}']);
  const hosting = { ...clean, public: 'dist', headers };
  expect(JSON.parse(read('firebase.json'))).toMatchObject({ hosting });
});

test('below a path too, Netlify has the 404 page of every language except the first', () => {
  expect(redirectsFile('/ines/')).toBe('/ines/es/* /ines/es/404.html 404\n');
});
