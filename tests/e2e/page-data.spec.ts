// What comes over the network when a visitor goes from page to page, and what happens where it doesn't come as it should.
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { limit } from '../machine.ts';
import { english, titleOf } from './site.ts';
import { expect, scriptReady, test } from './test.ts';
import { expectWritten, link, write } from './visitor.ts';

/** The documents that a page asks for from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test('a link brings the next page’s data and nothing else', async ({ page, visit }) => {
  await visit('/contact');
  const documents = documentsOf(page);
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.json')) data.push(pathname);
  });
  await link(page, 'press').click();
  await expect(page).toHaveURL('/press');
  await link(page, 'contact').click();
  await expect(page).toHaveURL('/contact');
  await link(page, 'press').click();
  await expect(page).toHaveURL('/press');
  expect([documents, data]).toEqual([[], ['/press.data.json']]);
});

test('a document holds the interface texts of its own page alone', async ({ request }) => {
  const document = await (await request.get('/press')).text();
  expect(document).toContain(english.text('press.lead'));
  const others = [
    'home.insightTitle',
    'gallery.lead',
    'media.lead',
    'contact.lead',
    'kit.title',
  ] as const;
  for (const key of others) expect(document).not.toContain(english.text(key));
});

test.describe('data that are no good', () => {
  test.use({ expected: [/Failed to load resource/] });

  const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['missing', (route) => route.fulfill({ status: 404, body: '' })],
    ['cut short', (route) => withBody(route, (body) => body.slice(0, 400))],
    [
      'of another build',
      (route) => withBody(route, (body) => body.replace(/"build":"\w+"/, '"build":"other"')),
    ],
    ['of another shape', (route) => withBody(route, (body) => body.replace('"page":', '"leaf":'))],
    [
      'HTML in disguise',
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home' }),
    ],
    ['slow', () => new Promise(() => undefined)],
  ];

  for (const [fault, answer] of faults) {
    const tag = fault === 'of another build' ? [] : '@depth';
    const title = `${fault}: the address is opened as a document, once, and what is written stays`;
    test(title, { tag }, async ({ page, visit }) => {
      await visit('/contact');
      await write(page);
      await page.route('**/press.data.json', answer);
      const documents = documentsOf(page);
      await link(page, 'press').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text('nav.press'), {
        timeout: limit(30_000),
      });
      await expect(page).toHaveURL('/press');
      await scriptReady(page);
      await expect(page.getByRole('article')).toHaveCount(13);
      expect(documents).toEqual(['/press']);
      await page.goBack();
      await expectWritten(page);
    });
  }

  const title = 'a host that answers everything with the home page shows the home page, once';
  test(title, { tag: '@depth' }, async ({ page, visit }) => {
    await visit('/contact');
    const home = readFileSync(`${process.env['SITE'] ?? 'dist'}/index.html`, 'utf8');
    const answer = (route: Route) => route.fulfill({ contentType: 'text/html', body: home });
    await page.route('**/press', answer);
    await page.route('**/press.data.json', answer);
    const documents = documentsOf(page);
    await link(page, 'press').click();
    await expect(page).toHaveTitle(titleOf('home', english));
    await scriptReady(page);
    await expect(page).toHaveTitle(titleOf('home', english));
    expect(documents).toEqual(['/press']);
  });
});

async function withBody(route: Route, change: (body: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}
