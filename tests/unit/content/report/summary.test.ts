import { expect, it } from 'vitest';
import { formatSummary } from '../../../../src/content/report/summary.ts';
import { problem } from './sample-problem.ts';

it('lets no content become markup', () => {
  const message = '`a` <img src=x> [b](c) \u001B[31m `unclosed ** # |\n1. www.a.test\n2) b';
  const [, written = ''] = formatSummary([{ ...problem, file: 'a<b>_c_/', message }]).split('\n\n');
  expect(written.split('\\\n')).toEqual([
    '**a\\<b\\>\\_c\\_/**',
    '`a` \\<img src\\=x\\> \\[b\\](c) ␛\\[31m \\`unclosed \\*\\* \\# \\|',
    '1\\. www\\.a.test',
    '2\\) b',
  ]);
});

it('lists the first 500 problems', () => {
  const summary = formatSummary(Array.from({ length: 501 }, () => problem));
  expect(summary).toContain('### 501 errors.\n\nOnly the first 500 are listed here');
  expect(summary.split('aurora')).toHaveLength(501);
});
