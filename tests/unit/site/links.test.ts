import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { expect, inject, test } from 'vitest';
import { below, whole } from '../../built-site.ts';
import { listPages } from './list-pages.ts';
import { serveBelow } from './serve-below.ts';

/** The links of pages that lead nowhere inside the site, and how many lead somewhere. */
async function checkLinks(folder: string, url: string, addresses: readonly string[]) {
  const { pathname, origin: ownOrigin } = new URL(url);
  const { origin, close } = await serveBelow(folder, pathname);
  const links = [];
  try {
    for (const address of addresses) {
      // Each page by itself: the checker looks for a fragment only in what it fetches afterwards.
      const result = await new LinkChecker().check({
        path: origin + pathname + address.slice(1),
        checkFragments: true,
        checkCss: true,
        concurrency: 10,
        // Canonical addresses, pictures and structured data name the site as it will be known.
        urlRewriteExpressions: [{ pattern: new RegExp(`^${ownOrigin}`), replacement: origin }],
        linksToSkip: async (link) => new URL(link).origin !== origin,
      });
      links.push(...result.links);
    }
  } finally {
    await close();
  }
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  return {
    broken: broken.map(
      ({ parent = '', url: target }) =>
        `${parent.slice(origin.length)} -> ${target.slice(origin.length)}`,
    ),
    checked: links.filter(({ state }) => state === LinkState.OK).length,
  };
}

test.each([
  ['at the root', inject('whole'), whole.url],
  ['below a path', inject('below'), below.url],
])('no link inside the site %s is broken, no fragment missing', async (_, folder, url) => {
  const addresses = listPages().map(({ address }) => address);
  const { broken, checked } = await checkLinks(folder, url, addresses);
  expect(broken).toEqual([]);
  expect(checked).toBeGreaterThan(addresses.length * 20);
});

test('a broken link and a missing fragment are found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  try {
    writeFileSync(
      join(folder, 'index.html'),
      '<p id="here"><a href="/a#there">a</a> <a href="/b">b</a>',
    );
    writeFileSync(join(folder, 'a.html'), '<p id="here"><a href="/#here">home</a>');
    const { broken } = await checkLinks(folder, whole.url, ['/', '/a']);
    expect(broken.toSorted()).toEqual(['/ -> /a#there', '/ -> /b']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
