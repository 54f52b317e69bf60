import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { checkAddress } from '../../../../src/content/markdown/rules/links.ts';

it('an address that could run code is refused however it is disguised', () => {
  assert(
    property(string({ maxLength: 4 }), string({ maxLength: 4 }), (before, between) => {
      const address = `${before}java${between}script:alert(1)`;
      const isCode = parsesAs(address) === 'javascript:';
      expect(isCode && checkAddress(address) === undefined).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

/** The scheme that a browser would see. */
function parsesAs(address: string): string | undefined {
  return URL.canParse(address, 'https://example.org/')
    ? new URL(address, 'https://example.org/').protocol
    : undefined;
}
