// The site, built anew -> tests/bench/CDN.md: what it costs to serve.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtDist } from '../../built-site.ts';
import { orReason } from '../../or-reason.ts';
import { saveReport } from '../save-report.ts';
import { weighVisit, type Visit } from './visitor.ts';

const folder = 'dist';
const million = 1_000_000;

const refused = orReason(() => parseArgs({ options: {} }));

if (typeof refused === 'string') {
  console.error(`${refused}\nWrite: npm run bench:cdn`);
  process.exitCode = 1;
} else {
  await builtDist();
  saveReport('tests/bench/CDN.md', report());
}

function report(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== '404.html');
  const pages = files
    .toSorted()
    .map((file) => ({ file, ...weighVisit(folder, file), pictures: weighPictures(file) }));
  return `# Beyond one machine: the site on a CDN

The site is static files; \`npm run bench:cdn\` writes this page from the build's own figures (${new Date().toISOString().slice(0, 10)}).

## Cache rules

\`dist/_headers\` holds them, and \`src/hosts/\` for other hosts:

- \`assets/*\`: \`public, max-age=31536000, immutable\`. Their names hold a digest of their bytes, so a name never means anything else: browsers ask once, the CDN's nodes fetch each once.
- Pages and all else: \`public, max-age=0, must-revalidate\`. A browser that has a page asks whether it is still the same and is answered 304, without a body. A CDN may keep pages until the next deployment, and should where it can be told of one: then no request reaches the origin.
- Text is compressed by the host. A CDN compresses a file once for each node and keeps the result.

## Atomic deployments

1. Copy \`dist/assets/\` first. Its files never replace others, so whoever has an old page open is not disturbed.
2. Then switch the pages at once: an upload that becomes visible when it is whole (Netlify, Cloudflare Pages and GitHub Pages do this), or a link that is renamed onto the last one (\`ln -s dist-2 next && mv -T next current\`).
3. Keep the assets of earlier deployments for a month. Should one be missing all the same, the page reloads itself once at the address that the visitor asked for.

The build itself writes aside and swaps \`dist/\` in whole: one that fails leaves the last site as it is.

## What a million visitors a day cost

A first visit of each page: its HTML with styles, its scripts, and fonts, as sent (brotli); then its pictures as AVIF at the width nearest to 1,024 pixels, if all of them are scrolled into view (the posters of videos aside).

| page | requests | HTML | script | fonts | sum | pictures | a million first visits |
|---|---|---|---|---|---|---|---|
${pages.map(row).join('\n')}

${traffic(pages)}
`;
}

interface Weighed extends Visit {
  readonly file: string;
  readonly pictures: readonly number[];
}

function row({ file, requests, html, script, fonts, pictures }: Weighed): string {
  const text = html + script + fonts;
  const seen = sum(pictures);
  const cells = [
    requests,
    kilobytes(html),
    kilobytes(script),
    kilobytes(fonts),
    kilobytes(text),
    `${pictures.length}, ${kilobytes(seen)}`,
    `${Math.round(((text + seen) * million) / 1e9)} GB`,
  ];
  return `| ${file} | ${cells.join(' | ')} |`;
}

function traffic(pages: readonly Weighed[]): string {
  const home = pages.find(({ file }) => file === 'index.html');
  if (!home) return '';
  const others = pages.filter((page) => page !== home);
  const shared = home.script + home.fonts;
  // A page more costs its HTML is not asked for: the router fetches its data and code alone.
  const mean = Math.round(
    sum(others.map(({ html, pictures }) => html + sum(pictures))) / others.length,
  );
  const first = home.html + shared + sum(home.pictures);
  const bytes = (first + 2 * mean) * million;
  const requests = (home.requests + home.pictures.length + 2 * 4) * million;
  return `A visitor who sees the home page and two others takes about ${kilobytes(first + 2 * mean)} and ${requests / million} requests. A million of them a day are ${Math.round(bytes / 1e9)} GB and ${Math.round(requests / million)} million requests: ${Math.round(requests / 86_400)} requests and ${((bytes * 8) / 86_400 / 1e9).toFixed(2)} Gbit a second on average, perhaps five times that in the busiest hour. Who comes back asks for a page and is answered 304: about 400 bytes. The origin sees none of it but each file once for each node of the CDN after a deployment.`;
}

/** The bytes of each picture of a page as AVIF at the width nearest to 1,024 pixels. */
function weighPictures(file: string): number[] {
  const html = readFileSync(join(folder, file), 'utf8');
  const sets = [...html.matchAll(/srcset="([^"]*\.avif[^"]*)"/gi)].map(([, set = '']) => set);
  const paths = sets.map((set) => {
    const candidates = set.split(',').map((each) => each.trim().split(' ')[0] ?? '');
    const distance = (path: string) => Math.abs(Number(/-(\d+)\.avif$/.exec(path)?.[1]) - 1024);
    return candidates.toSorted((a, b) => distance(a) - distance(b))[0] ?? '';
  });
  return [...new Set(paths)].map((path) => statSync(join(folder, path)).size);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} kB`;
}
