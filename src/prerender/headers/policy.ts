// The headers that the site is served with: their only definition.
import { hash } from 'node:crypto';
import { videoService } from '../../site/video-service.ts';

/** Sent with every response. Sources: OWASP Secure Headers, MDN HTTP Observatory 1.6. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(),
};

/** Values of Cache-Control: files with a content hash in their name never change, all others are revalidated. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

interface InlineTexts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The Content-Security-Policy of a page, with the hashes of its inline styles and scripts. The hash of the empty text
 * admits the `<style>` element that Emotion fills through the CSSOM.
 */
export function contentSecurityPolicy({ styles, scripts }: InlineTexts): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...['', ...styles].map(hashSource)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [videoService],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['site'],
  })
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}

/** The policy as a `<meta>` element, for hosts that send no headers. It must precede everything that it governs. */
export function policyElement(policy: string): string {
  // Browsers log a warning where a `<meta>` policy has this directive.
  const content = without(policy, ['frame-ancestors']);
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`;
}

/** A policy for many pages, without their style hashes: browsers also enforce the `<meta>` policy of each page. */
export function sharedPolicy(policy: string): string {
  return without(policy, ['default-src', 'style-src']);
}

function without(policy: string, names: readonly string[]): string {
  const directives = policy.split('; ');
  return directives.filter((each) => !names.includes(each.split(' ')[0] ?? '')).join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

function permissionsPolicy(): string {
  const off = [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ];
  const player = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'];
  return [
    ...off.map((feature) => `${feature}=()`),
    ...player.map((feature) => `${feature}=(self "${videoService}")`),
  ].join(', ');
}
