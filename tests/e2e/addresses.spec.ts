// The addresses that people type and hosts serve in different ways: each ends at one page with one head.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { servedSite } from '../served-sites.ts';
import { expectSameAsPrerendered } from './same-as-prerendered.ts';
import { languageOf } from './site.ts';
import { expect, notFound, scriptReady, test } from './test.ts';
import { link } from './visitor.ts';

/** Opens an address at which the host serves a file of the built site, as some hosts do. */
async function openAnswered(page: Page, url: string, file: string, status = 200) {
  const body = readFileSync(join(servedSite('whole').dist, file), 'utf8');
  const { pathname } = new URL(url);
  await page.route(
    (asked) => asked.pathname === pathname,
    (route) => route.fulfill({ status, contentType: 'text/html', body }),
  );
  await page.goto(url);
  await scriptReady(page);
}

test('a page at another address stays, and has its own', async ({ page, baseURL }) => {
  for (const [address, file, canonical] of [
    ['//biography', 'biography.html', '/biography'],
    ['/biography/', 'biography.html', '/biography'],
    ['/index.html', 'index.html', '/'],
    ['/es.html', 'es.html', '/es'],
    ['/es/press.html', 'es/press.html', '/es/press'],
  ] as const) {
    await openAnswered(page, `${new URL(baseURL ?? '').origin}${address}?from=test#content`, file);
    await expect(page, address).toHaveURL(`${canonical}?from=test#content`);
    await expectSameAsPrerendered(page);
  }
  await link(page, 'media', languageOf('es')).click();
  await expect(page).toHaveURL('/es/media');
});

test.describe('a host that knows no slash at the end', () => {
  test.use({ expected: [notFound] });

  test('shows the 404 page of the address’s language, not the host’s', async ({
    page,
    baseURL,
  }) => {
    const spanish = languageOf('es');
    await openAnswered(page, new URL('/es/nada', baseURL).href, '404.html', 404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      spanish.text('notFound.title'),
    );
    await expectSameAsPrerendered(page);
    await link(page, 'press', spanish).click();
    await expect(page).toHaveURL(spanish.address('press'));
  });
});
