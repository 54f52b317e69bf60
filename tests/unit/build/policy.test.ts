import { expect, test } from 'vitest';
import { videoOrigin } from '../../../src/body/video-service.ts';
import { contentSecurityPolicy, policyElement } from '../../../src/build/policy.ts';

test('the policy allows only what is from the site, and inline texts by hash', () => {
  const policy = contentSecurityPolicy({
    styles: ['a{}'],
    scripts: ['start()'],
    frames: [videoOrigin],
  });
  const directives = policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2));
  expect(Object.fromEntries(directives)).toMatchObject({
    'default-src': "'none'",
    'img-src': "'self'",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': videoOrigin,
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    // printf 'start()' | openssl dgst -sha256 -binary | base64
    'script-src': "'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='",
  });
  // printf 'a{}' | openssl dgst -sha256 -binary | base64
  expect(policy).toMatch(/; style-src 'self'( 'sha256-[\w+/]{43}='){2};/);
  expect(policy).not.toMatch(/unsafe|\*/);
  // The empty style element that Emotion fills.
  expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(policyElement(policy)).toContain(`content="${policy}"`);
  // Only headers may set these.
  expect(policy).not.toMatch(/frame-ancestors|report-uri|sandbox/);
});

test.each([
  ['https://forms.example.org/f/abcd', "'self' https://forms.example.org"],
  ['netlify', "'self'"],
])('the policy of a site allows its form to be posted only to %s', (form, expected) => {
  const parts = contentSecurityPolicy({ styles: [], scripts: [], formEndpoint: form }).split('; ');
  expect(parts).toContain(`connect-src ${expected}`);
  expect(parts).toContain(`form-action ${expected}`);
});
