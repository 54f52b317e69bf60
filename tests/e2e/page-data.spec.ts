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
  for (const id of ['press', 'contact', 'press'] as const) {
    await link(page, id).click();
    await expect(page).toHaveURL(english.address(id));
  }
  expect([documents, data]).toEqual([[], ['/press.data.json']]);
});

test('a document contains only the interface texts of its page', async ({ request }) => {
  const document = await (await request.get('/press')).text();
  expect(document).toContain(english.text('press.lead'));
  for (const key of ['home.insightTitle', 'gallery.lead', 'contact.lead', 'kit.title'] as const)
    expect(document).not.toContain(english.text(key));
});
