// Each host has the site's headers in a language of its own; `public/_headers` is what all of them must say.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseHeaders } from '../../../src/build/preview-server.ts';
import { videoService } from '../../../src/body/video-service.ts';
import { redirectsFile } from '../../../src/build/outputs.ts';

const text = readFileSync('public/_headers', 'utf8');
const rules = parseHeaders(text);
const [common = {}, assets = {}, kit = {}, editor = {}] = rules.map(({ headers }) => headers);
const revalidated = 'public, max-age=0, must-revalidate, no-transform';

function read(name: string): string {
  return readFileSync(`src/hosts/${name}`, 'utf8');
}

test('`_headers` lets others show pictures, and files that never change be kept', () => {
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/*', '/assets/*', '/kit/*', '/admin*']);
  expect(kit).toEqual({ 'Cross-Origin-Resource-Policy': 'cross-origin' });
  expect(assets).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable', ...kit });
});

test('`_headers` stays within the 100 rules of 2000 characters that hosts take', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
});

test.each([
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  // Signing in to the editor opens a window of the repository's host.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
])('every answer says %s: %s', (name, value) => {
  expect(common[name]).toBe(value);
});

test('pages may use nothing of the machine, the player what it needs', () => {
  const permissions = (common['Permissions-Policy'] ?? '').split(', ');
  const on = permissions.filter((permission) => !permission.endsWith('=()'));
  expect(permissions).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
  expect(on).toEqual(
    ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
      (name) => `${name}=(self "${videoService}")`,
    ),
  );
});

test('nginx sends them', () => {
  const lines = [...read('nginx.conf').matchAll(/^ *add_header ([\w-]+) (["'])(.*)\2 always;$/gm)];
  const byPath = [...read('nginx.conf').matchAll(/^ *add_header ([\w-]+) \$(\w+) always;$/gm)];
  const said = [...lines, ...byPath].map(([, name]) => name);
  expect(new Set(said)).toEqual(
    new Set([...Object.keys(common), ...Object.keys(editor), 'Cache-Control']),
  );
  for (const [, name = '', , value] of lines) expect(common[name], name).toBe(value);
  expect(read('nginx.conf')).toContain(`default "${common['Content-Security-Policy']}";`);
  expect(read('nginx.conf')).toContain(
    `~/admin(\\.html|/) "${editor['Content-Security-Policy']}";`,
  );
  expect(read('nginx.conf')).toContain(`~/assets/ "${assets['Cache-Control']}";`);
  expect(read('nginx.conf')).toContain(`default "${revalidated}";`);
  expect(read('nginx.conf')).toMatch(/default same-origin;\s+~\/\(assets\|kit\)\/ cross-origin;/);
});

test('Caddy sends them', () => {
  const lines = [...read('Caddyfile').matchAll(/^ {4}([\w-]+) `(.*)`$/gm)];
  expect(Object.fromEntries(lines.map(([, name, value]) => [name, value]))).toEqual(common);
  expect(read('Caddyfile')).toContain(
    `@editor Content-Security-Policy \`${editor['Content-Security-Policy']}\``,
  );
  expect(read('Caddyfile')).toContain(`@hashed Cache-Control "${assets['Cache-Control']}"`);
  expect(read('Caddyfile')).toContain('@shared Cross-Origin-Resource-Policy cross-origin');
  expect(read('Caddyfile')).toContain(`Cache-Control "${revalidated}"`);
});

test('Apache sends them', () => {
  const file = read('.htaccess').replaceAll('\\"', "''");
  const lines = [...file.matchAll(/^( *)Header always set ([\w-]+) "(.*)"$/gm)];
  const said = (indent: string) =>
    lines.flatMap(([, before, name = '', value = '']) =>
      before === indent ? [[name, value.replaceAll("''", '"')] as const] : [],
    );
  expect(Object.fromEntries(said('  '))).toEqual({ ...common, 'Cache-Control': revalidated });
  expect(Object.fromEntries(said('    '))).toEqual({ ...assets, ...editor });
});

/** A rule as Vercel and Firebase have it. */
function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

const clean = { cleanUrls: true, trailingSlash: false };

test('Vercel sends them', () => {
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    ...clean,
    outputDirectory: 'dist',
    headers: [
      rule('/(.*)', { ...common, 'Cache-Control': revalidated }),
      rule('/assets/(.*)', assets),
      rule('/kit/(.*)', kit),
      rule('/admin(.*)', editor),
    ],
  });
});

test('Firebase sends them, and has browsers keep nothing that no rule names', () => {
  expect(JSON.parse(read('firebase.json'))).toMatchObject({
    hosting: {
      ...clean,
      public: 'dist',
      headers: [
        rule('**', { ...common, 'Cache-Control': revalidated }),
        rule('/assets/**', assets),
        rule('/kit/**', kit),
        rule('/admin{,/**}', editor),
      ],
    },
  });
});

test('Netlify is told of the 404 page of every language but the first', () => {
  expect(redirectsFile('/')).toBe('/es/* /es/404.html 404\n');
  expect(redirectsFile('/ines/')).toBe('/ines/es/* /ines/es/404.html 404\n');
});
