// The addresses that people type and hosts answer, each in its own way: every one ends at one page with one head.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { servedSite } from '../served-sites.ts';
import { english, languageOf } from './site.ts';
import { expect, notFound, scriptReady, test } from './test.ts';
import { link } from './visitor.ts';

const site = servedSite('whole').dist;

/** Has an address answered with a file of the built site, as some hosts do. */
async function answerWith(page: Page, address: string, file: string, status = 200) {
  const body = readFileSync(`${site}/${file}`, 'utf8');
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({ status, contentType: 'text/html', body }),
  );
}

async function expectOneHead(page: Page) {
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
}

const odd = [
  ['//biography', 'biography.html', ''],
  ['/biography/', 'biography.html', '@depth'],
] as const;

for (const [address, file, tag] of odd) {
  const title = `a page that is answered at ${address} stays, and names its own`;
  test(title, { tag: tag || [] }, async ({ page, baseURL }) => {
    await answerWith(page, address, file);
    await page.goto(`${baseURL}${address}?from=test`);
    await expectOwnAddress(page, '/biography', '?from=test');
    await link(page, 'press').click();
    await expect(page).toHaveURL(english.address('press'));
    await expectOneHead(page);
  });
}

test('every page that is opened by its file’s name stays, and has its own address', async ({
  page,
  baseURL,
}) => {
  const documents = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !file.includes('404'),
  );
  expect(documents).toEqual(expect.arrayContaining(['index.html', 'es.html', 'es/press.html']));
  for (const file of documents) {
    const own = `/${file.replace(/(?:^index)?\.html$/, '')}`;
    await answerWith(page, `/${file}`, file);
    await page.goto(`${baseURL}/${file}?from=test#content`);
    await expectOwnAddress(page, own, '?from=test#content');
    const links = page.getByRole('banner').locator('a[aria-current]');
    expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
      own,
    ]);
  }
});

async function expectOwnAddress(page: Page, own: string, rest: string) {
  await scriptReady(page);
  await expect(page).toHaveURL(own + rest);
  await expectOneHead(page);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`[a-z]${own}$`));
}

test.describe('a host that knows no slash at the end', () => {
  test.use({ expected: [notFound] });

  test('shows the 404 page of the address’s language, not the host’s', async ({
    page,
    baseURL,
  }) => {
    await answerWith(page, '/es/nada', '404.html', 404);
    await page.goto(`${baseURL}/es/nada`);
    await scriptReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      languageOf('es').text('notFound.title'),
    );
    await expect(page.locator('title')).toHaveCount(1);
    await link(page, 'press', languageOf('es')).click();
    await expectOneHead(page);
  });
});
