// Replaces the service worker of an earlier site on the domain, which would go on showing that site: copy it to `public/`,
// with the name of the earlier one (often `sw.js` or `service-worker.js`).
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await self.clients.matchAll()) await client.navigate(client.url);
}
