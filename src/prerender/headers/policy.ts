// The one definition of the headers that the site is served with.
import { createHash } from 'node:crypto';
import { videoService } from '../../site/video-service.ts';

/** Sent with every answer. Sources: OWASP Secure Headers, MDN HTTP Observatory 1.6. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(),
};

/** How long answers may be kept: files with a digest in their name for good, pages not without asking. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  revalidated: 'public, max-age=0, must-revalidate',
} as const;

/** The inline texts of a page that its policy must allow. */
export interface InlineTexts {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The Content-Security-Policy of a page. The hash of the empty text admits the `<style>` element
 * that Emotion fills through the CSSOM.
 */
export function contentSecurityPolicy({ styles, scripts }: InlineTexts): string {
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hash)],
    'style-src': ["'self'", ...['', ...styles].map(hash)],
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

/** The policy as markup, for hosts that send no headers. It must come before everything that it governs. */
export function policyElement(policy: string): string {
  // Browsers warn of what such an element may not hold.
  const content = without(policy, ['frame-ancestors']);
  return `<meta http-equiv="Content-Security-Policy" content="${content}">`;
}

/** A policy for many pages, which leaves styles to the policy in each of them: browsers obey both. */
export function sharedPolicy(policy: string): string {
  return without(policy, ['default-src', 'style-src']);
}

function without(policy: string, names: readonly string[]): string {
  const directives = policy.split('; ');
  return directives.filter((each) => !names.includes(each.split(' ')[0] ?? '')).join('; ');
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
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
