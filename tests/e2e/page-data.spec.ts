// What comes over the network when a visitor goes from page to page.
import { english } from './site.ts';
import { expect, test } from './test.ts';
import { documentsOf, link } from './visitor.ts';

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
