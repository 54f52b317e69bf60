// What Google’s CSP Evaluator says of every page’s policy.
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

// The site consists of files that its build wrote: no JSONP, no uploads.
const accepted = /^script-src 'self': 'self' can be problematic if you host JSONP/;

test.each(await builtPages())('the CSP Evaluator finds nothing new on $name', ({ elements }) => {
  const policies = elements('meta')
    .filter(({ attribs }) => attribs['http-equiv'] === 'Content-Security-Policy')
    .map(({ attribs }) => attribs['content'] ?? '');
  expect(policies).toHaveLength(1);
  expect(policies.flatMap(findingsOf)).toEqual([expect.stringMatching(accepted)]);
});

function findingsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}
