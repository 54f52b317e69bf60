import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../../../../src/content/body/check-address.ts';
import { checkSiteAddress } from '../../../../src/content/body/check-site-address.ts';
import { checkText } from './check-text.ts';

const known = new Set([
  '/',
  '/biography',
  '/biography#work-aurora',
  '/press',
  '/gallery#photo-timpani',
]);

describe('an address that could run code or hides where it leads', () => {
  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](&#x6A;avascript&colon;alert(1))',
    '[a](java&#9;script:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a](&#1;javascript:alert(1))',
    '[a](java&shy;script:alert(1))',
    '[a](javascript&#8203;:alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '[a](blob:https://example.org/x)',
    '[a](file:///etc/passwd)',
    '[a](//example.org)',
    '[a](/\\example.org)',
    '[a](\\\\example.org)',
    '[a](https:example.org)',
    '[a](https://bank.example@example.org/)',
    '[a][b]\n\n[b]: javascript:x',
    '[b]\n\n[b]: <data:text/html,x>',
    '[![a](x.jpg)](javascript:x)',
  ])('is refused: %s', (text) => {
    const codes = checkText(text, known).map(({ code }) => code);
    expect(codes.some((code) => code.startsWith('link-'))).toBe(true);
  });

  it('is refused however it is disguised', () => {
    assert(
      property(string({ maxLength: 4 }), string({ maxLength: 4 }), (before, between) => {
        const address = `${before}java${between}script:alert(1)`;
        const isCode = parsesAs(address) === 'javascript:';
        expect(isCode && checkAddress(address) === undefined).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an address of this site', () => {
  it.each([
    ['/biografy', 'Did you mean `/biography`?'],
    ['/biography#work-aurra', 'Did you mean `/biography#work-aurora`?'],
    ['/es/press', 'Write `/press`: the language of the page is added by itself.'],
    ['/shop/records', 'Its pages are `/`, `/biography`, `/press`.'],
    ['/press#reviews', 'Write `/press`: that page has no places.'],
    ['#work-aurora', 'Write `/biography#work-aurora`.'],
    ['press', 'Write `/press`.'],
  ])('must exist: %s', (address, hint) => {
    expect(checkSiteAddress(address, known)?.hint).toBe(hint);
  });

  it('is not followed where the addresses are not known yet', () => {
    expect(checkAddress('/anything')).toBeUndefined();
  });
});

describe('an address elsewhere', () => {
  it.each([
    ['example.org/a', 'Write `https://example.org/a`.'],
    ['www.example.org', 'Write `https://www.example.org`.'],
    ['https://', 'Copy it anew from the browser.'],
    ['mailto:nobody', 'Write it like `mailto:name@example.org`.'],
    ['tel:call', 'Write it like `tel:+34910000000`.'],
    ['', 'Write an address between `(` and `)`.'],
  ])('must be complete: %s', (address, hint) => {
    expect((checkAddress(address) ?? checkSiteAddress(address, known))?.hint).toBe(hint);
  });

  it('without encryption is a warning', () => {
    expect(checkAddress('http://example.org')?.severity).toBe('warning');
  });
});

/** The scheme that a browser would see. */
function parsesAs(address: string): string | undefined {
  return URL.canParse(address, 'https://example.org/')
    ? new URL(address, 'https://example.org/').protocol
    : undefined;
}
