// The inline styles and scripts of a page, its frames, and its form's endpoint -> its Content-Security-Policy.
import { hash } from 'node:crypto';

interface PolicyInput {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The origins of the frames that any page of the site may show. */
  readonly frames?: readonly string[];
  /** The `form` of site.yaml. */
  readonly formEndpoint?: string | undefined;
}

/**
 * The Content-Security-Policy of a page, with the hashes of its inline styles and scripts. The hash of the empty text
 * allows the `<style>` element that Emotion fills through the CSSOM. `frame-ancestors`, which only a header can set, is
 * in `public/_headers`.
 */
export function contentSecurityPolicy({
  styles,
  scripts,
  frames = [],
  formEndpoint,
}: PolicyInput): string {
  const allowedOrigins = [
    "'self'",
    ...(formEndpoint?.startsWith('https:') ? [new URL(formEndpoint).origin] : []),
  ];
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...['', ...styles].map(hashSource)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': allowedOrigins,
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': allowedOrigins,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}

/** The policy as a `<meta>` element. It must precede everything that it governs. */
export function policyElement(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
