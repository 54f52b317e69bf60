import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { checkAddress } from '../../../../src/content/markdown/rules/links.ts';

it('refuses addresses that could run code, however they are disguised', () => {
  assert(
    property(string({ maxLength: 4 }), string({ maxLength: 4 }), (before, between) => {
      const address = `${before}java${between}script:alert(1)`;
      const isCode = protocolOf(address) === 'javascript:';
      expect(isCode && checkAddress(address) === undefined).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

/** The protocol that a browser would parse. */
function protocolOf(address: string): string | undefined {
  return URL.canParse(address, 'https://example.org/')
    ? new URL(address, 'https://example.org/').protocol
    : undefined;
}
