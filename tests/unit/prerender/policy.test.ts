import { expect, test } from 'vitest';
import { contentSecurityPolicy, metaPolicy } from '../../../src/prerender/policy.ts';

const policy = contentSecurityPolicy({ styles: ['a{}'], scripts: ['start()'] });

test('allows inline texts by their digests only', () => {
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('*');
  // printf 'start()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';",
  );
});

test('admits the empty style element that Emotion fills', () => {
  expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});

test('leaves out of the element what only a header may say', () => {
  expect(policy).toContain("frame-ancestors 'none'");
  expect(metaPolicy(policy)).not.toContain('frame-ancestors');
});
