// The score that MDN's HTTP Observatory gives. Its package asks a public address over HTTPS, so its
// rules stand here as a table: src/grader/charts.js and src/analyzer/tests/ of version 1.4.8.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../../src/prerender/headers-file.ts';
import { contentSecurityPolicy, policyElement } from '../../../src/prerender/policy.ts';

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Whether browsers know the domain's HSTS by heart (hstspreload.org). */
  readonly isPreloaded: boolean;
}

/** What each rule adds to 100 where it is met; each of the others takes points away where it is broken. */
const rules: readonly (readonly [
  name: string,
  points: number,
  isMet: (answer: Answer) => boolean,
])[] = [
  [
    'a policy with `default-src none` and nothing unsafe',
    10,
    ({ html }) =>
      isStrict(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''),
  ],
  [
    'Cross-Origin-Resource-Policy',
    10,
    ({ headers }) => /^same-(origin|site)$/.test(headers['Cross-Origin-Resource-Policy'] ?? ''),
  ],
  [
    'a private Referrer-Policy',
    5,
    ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
        headers['Referrer-Policy'] ?? '',
      ),
  ],
  [
    'frames refused by the policy',
    5,
    ({ headers }) => /frame-ancestors 'none'/.test(headers['Content-Security-Policy'] ?? ''),
  ],
  [
    'integrity of scripts, for pages that load one by `src`',
    5,
    ({ html }) => /<script[^>]* src="\/[^"]*"[^>]* integrity="sha\d+-/.test(html),
  ],
  [
    'a preloaded domain',
    5,
    ({ isPreloaded, headers }) =>
      isPreloaded && mayBePreloaded(headers['Strict-Transport-Security'] ?? ''),
  ],
  // Only a site that sets cookies can have these.
  [
    'cookies that are all Secure, HttpOnly and SameSite',
    5,
    ({ headers }) => 'Set-Cookie' in headers,
  ],
];

/** What costs points. */
const faults: readonly (readonly [name: string, isThere: (answer: Answer) => boolean])[] = [
  [
    'HSTS of less than six months',
    ({ headers }) =>
      !/max-age=(1555[2-9]|15[6-9]|1[6-9]|[2-9])\d{3,}/.test(
        headers['Strict-Transport-Security'] ?? '',
      ),
  ],
  ['content types are guessed', ({ headers }) => headers['X-Content-Type-Options'] !== 'nosniff'],
  ['others may read answers', ({ headers }) => 'Access-Control-Allow-Origin' in headers],
  ['scripts of others', ({ html }) => /<script[^>]* src="(?:https?:)?\/\//.test(html)],
];

const rulesOfFile = parseHeaders(readFileSync('public/_headers', 'utf8'));
const site: Answer = {
  headers: Object.fromEntries(headersFor(rulesOfFile, '/')),
  html: `${policyElement(contentSecurityPolicy({ styles: ['a{}'], scripts: ['start()'] }))}<script type="module">start()</script>`,
  isPreloaded: false,
};

function score(answer: Answer): number {
  expect(faults.filter(([, isThere]) => isThere(answer)).map(([name]) => name)).toEqual([]);
  return rules.reduce((sum, [, points, isMet]) => sum + (isMet(answer) ? points : 0), 100);
}

test('is 130 on any domain, which is an A+', () => {
  expect(score(site)).toBe(130);
});

test('is 135 on a preloaded domain, the most for pages without cookies and without `<script src>`', () => {
  const most = rules.reduce((sum, [, points]) => sum + points, 100);
  expect(most).toBe(145);
  expect(score({ ...site, isPreloaded: true })).toBe(most - 10);
});

test.each(['script-src', 'style-src', 'object-src'])(
  'would fall with `unsafe-inline` in %s',
  (directive) => {
    const html = site.html.replace(`${directive} `, `${directive} 'unsafe-inline' `);
    expect(score({ ...site, html })).toBe(120);
  },
);

function isStrict(policy: string): boolean {
  const sources = policy.split(/[; ]+/);
  const isUnsafe = (source: string) =>
    /^('unsafe-(inline|eval)'|data:|https?:|ftp:|\*|https?:\/\/\*.*)$/.test(source);
  return /(^|; )default-src 'none'(;|$)/.test(policy) && !sources.some(isUnsafe);
}

function mayBePreloaded(value: string): boolean {
  const age = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  return age >= 31_536_000 && value.includes('includeSubDomains') && value.includes('preload');
}
