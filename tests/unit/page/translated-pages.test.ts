// Whether a page is translated depends on the site's texts, not on default interface texts.
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
])('with %j the translated pages in Spanish are %j', async (texts, addresses) => {
  const smallest = smallestContent();
  const files = {
    ...smallest,
    // Without it the contact page has no photograph, whose default alternative text counts as its content.
    'content/site.yaml': `${String(smallest['content/site.yaml'])}  contact: stage.png\n`,
    'content/images/stage.png': smallest['content/images/hall.png'],
    'content/en/messages.yaml': requiredMessages(),
    ...(texts && { 'content/es/messages.yaml': texts }),
  };
  const resultOf = await renderedSite({ day: '2027-02-01', files });
  for (const address of ['/es', '/es/biography', '/es/contact']) {
    const selfReference = `canonical: https://example.org${address}`;
    const canonical = await resultOf(`head of ${address}: canonical`);
    expect([address, canonical === selfReference]).toEqual([address, addresses.includes(address)]);
  }
});
