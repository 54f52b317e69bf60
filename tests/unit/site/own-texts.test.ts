// Whether a page is in a language: by what the site itself says in it, never by a text that is ready.
import { afterEach, expect, test, vi } from 'vitest';
import { renderedSite } from '../golden/rendered-site.ts';
import { requiredMessages, smallestContent } from '../content/workspace.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', []],
  ['nav:\n  contact: Escríbame\n', []],
  ['home:\n  pressButton: La prensa\n', ['/es']],
  ['site:\n  subtitle: Directora\n', ['/es']],
  ['contact:\n  send: Enviar\n', ['/es/contact']],
  ['contact:\n  description: Para escribirme.\n', ['/es/contact']],
  ['biography:\n  tabs: Facetas\n', ['/es/biography']],
])('with %j the pages in Spanish are %j', async (texts, addresses) => {
  const smallest = smallestContent();
  const files = {
    ...smallest,
    // The ready text that describes its photograph is a part of the content of the contact page.
    'content/site.yaml': `${String(smallest['content/site.yaml'])}  contact: stage.png\n`,
    'content/images/stage.png': smallest['content/images/hall.png'],
    'content/en/messages.yaml': requiredMessages(),
    ...(texts && { 'content/es/messages.yaml': texts }),
  };
  const resultOf = await renderedSite({ day: '2027-02-01', files });
  for (const address of ['/es', '/es/biography', '/es/contact']) {
    const own = `canonical: https://example.org${address}`;
    const canonical = await resultOf(`head of ${address}: canonical`);
    expect([address, canonical === own]).toEqual([address, addresses.includes(address)]);
  }
});
