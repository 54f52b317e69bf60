import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import { expect, fresh as test } from './test.ts';

const register = `<script>navigator.serviceWorker.register('/sw.js')</script>The earlier site`;

/** A worker that serves its cache first. */
const keeping = `
  addEventListener('install', (event) => event.waitUntil(caches.open('kept').then((kept) => kept.add('/'))));
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(caches.match('/')));
`;

test.use({ expected: [/^request: http:\/\/localhost:/] });

test('the worker of an earlier site is removed, with what it has kept', async ({ page }) => {
  const answers = { '/': register, '/sw.js': keeping };
  const site = await listen(
    createServer(({ url }, response) => {
      const type = url === '/' ? 'text/html' : 'text/javascript';
      response.setHeader('Content-Type', type).setHeader('Cache-Control', 'max-age=0');
      response.end(url === '/' ? answers['/'] : answers['/sw.js']);
    }),
  );
  await page.goto(site.origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  answers['/'] = 'The new site';
  await page.reload();
  await expect(page.locator('body')).toHaveText('The earlier site');
  answers['/sw.js'] = readFileSync('src/hosts/service-worker.js', 'utf8');
  await page.reload();
  await expect(page.locator('body')).toHaveText('The new site');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await site.close();
});
