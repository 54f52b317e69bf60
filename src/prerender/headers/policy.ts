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

/** The part of a policy that a `<meta>` element may hold; browsers warn of the rest. */
export function metaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ');
}

/**
 * A policy that lets through whatever one of several does. Where it would be longer than hosts take,
 * it leaves styles to the policy in each page: browsers obey both.
 */
export function joinPolicies(policies: readonly string[], most = 1900): string {
  const directives = new Map<string, Set<string>>();
  for (const [name = '', ...values] of policies.flatMap((policy) =>
    policy.split('; ').map((part) => part.split(' ')),
  )) {
    directives.set(name, new Set([...(directives.get(name) ?? []), ...values]));
  }
  const joined = [...directives].map(([name, values]) => [name, ...values].join(' '));
  const whole = joined.join('; ');
  if (whole.length <= most) return whole;
  return joined.filter((directive) => !/^(?:default|style)-src /.test(directive)).join('; ');
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
