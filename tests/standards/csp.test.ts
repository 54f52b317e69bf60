// What Google’s CSP Evaluator says of every page’s policy.
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';
import { type Exception, unused, withoutExceptions } from './exceptions.ts';

const exceptions: readonly Exception[] = [
  [
    /^script-src 'self': 'self' can be problematic if you host JSONP/,
    'The site is made of files that its build wrote: it answers no JSONP, and nobody uploads to it.',
  ],
];

const documents = (await builtPages()).map((page) => ({
  ...page,
  policies: page
    .elements('meta')
    .filter(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
    .map(({ attribs }) => attribs['content'] ?? ''),
}));
// The catalogue that presenters download is a document without a script.
const pages = documents.filter(({ elements }) => elements('script').length > 0);

test.each(pages)('the CSP Evaluator finds nothing in the policy of $name', ({ policies }) => {
  expect(policies).toHaveLength(1);
  expect(withoutExceptions(policies.flatMap(findingsOf), exceptions)).toEqual([]);
});

test('the CSP Evaluator finds everything that is left as it is', () => {
  const findings = pages.flatMap(({ policies }) => policies.flatMap(findingsOf));
  expect(unused(findings, exceptions)).toEqual([]);
});

function findingsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}
