import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, policyElement } from '../../../src/build/policy.ts';
import { videoService } from '../../../src/body/video-service.ts';

const policy = contentSecurityPolicy({
  styles: ['a{}'],
  scripts: ['start()'],
  frames: [videoService],
});
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
    ['media-src', "'self'"],
    ['connect-src', "'self'"],
    ['frame-src', videoService],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
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

  test('stands in a `<meta>` element, and says nothing that only a header may', () => {
    expect(policyElement(policy)).toContain(`content="${policy}"`);
    expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
  });
});

test.each([
  ['https://forms.example.org/f/abcd', "'self' https://forms.example.org"],
  ['netlify', "'self'"],
])('the policy of a site whose form is %s lets it be posted there alone', (form, expected) => {
  const parts = contentSecurityPolicy({ styles: [], scripts: [], formEndpoint: form }).split('; ');
  expect(parts).toContain(`connect-src ${expected}`);
  expect(parts).toContain(`form-action ${expected}`);
});
