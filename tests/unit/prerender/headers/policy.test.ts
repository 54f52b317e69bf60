import { describe, expect, test } from 'vitest';
import {
  commonHeaders,
  contentSecurityPolicy,
  policyElement,
  sharedPolicy,
} from '../../../../src/prerender/headers/policy.ts';
import { videoService } from '../../../../src/site/video-service.ts';

const policy = contentSecurityPolicy({ styles: ['a{}'], scripts: ['start()'] });
const directives = new Map(
  policy.split('; ').map((part) => {
    const [name = '', ...values] = part.split(' ');
    return [name, values.join(' ')] as const;
  }),
);

describe('the policy', () => {
  test.each([
    ['default-src', "'none'"],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', videoService],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
  ])('says %s %s', (name, value) => {
    expect(directives.get(name)).toBe(value);
  });

  test('allows inline texts by their digests only', () => {
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    expect(directives.get('script-src')).toBe(
      "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
    );
    // printf 'a{}' | openssl dgst -sha256 -binary | base64
    expect(directives.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/]{43}='){2}$/);
  });

  test('admits the empty style element that Emotion fills', () => {
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  test('leaves out of the element what only a header may say', () => {
    const rest = policy.replace("; frame-ancestors 'none'", '');
    expect(policyElement(policy)).toContain(`content="${rest}"`);
  });

  test('for many pages holds all but what their styles fall under', () => {
    const shared = sharedPolicy(policy).split('; ');
    const missing = policy.split('; ').filter((directive) => !shared.includes(directive));
    expect(missing.map((directive) => directive.split(' ')[0])).toEqual([
      'default-src',
      'style-src',
    ]);
  });
});

test.each([
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
])('every answer says %s: %s', (name, value) => {
  expect(commonHeaders[name]).toBe(value);
});

test('pages may use nothing of the machine, the player what it needs', () => {
  const permissions = (commonHeaders['Permissions-Policy'] ?? '').split(', ');
  const on = permissions.filter((permission) => !permission.endsWith('=()'));
  expect(permissions).toEqual(
    expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()']),
  );
  expect(on).toEqual(
    ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'].map(
      (name) => `${name}=(self "${videoService}")`,
    ),
  );
});
