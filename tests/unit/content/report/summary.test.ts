import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../../src/content/report/problem.ts';
import { formatSummary } from '../../../../src/content/report/summary.ts';
import { run } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

const problem: Problem = {
  file: 'content/es/works/aurora.mdx',
  line: 3,
  column: 1,
  endLine: 3,
  endColumn: 5,
  severity: 'error',
  code: 'field-shared',
  message: '`year` belongs to the English file only.',
};

it('has place, message and hint of each problem', () => {
  const warning = { ...problem, severity: 'warning', hint: 'Write:\n  year: 2019' } as const;
  expect(formatSummary([problem, warning])).toBe(
    [
      '### 1 error and 1 warning.',
      '**content/es/works/aurora.mdx\\:3**  \n`year` belongs to the English file only.',
      '**content/es/works/aurora.mdx\\:3** (warning)  \n`year` belongs to the English file only.  \nWrite\\:  \n\u00A0\u00A0year\\: 2019',
      '',
    ].join('\n\n'),
  );
});

it('lets no content become markup', () => {
  const message = '`a` <img src=x> [b](c) \u001B[31m `unclosed ** # |';
  const [, written = ''] = formatSummary([{ ...problem, file: 'a<b>_c_/', message }]).split('\n\n');
  expect(written.split('  \n')).toEqual([
    '**a\\<b\\>\\_c\\_/**',
    '`a` \\<img src\\=x\\> \\[b\\](c) ␛\\[31m \\`unclosed \\*\\* \\# \\|',
  ]);
});

it('is written next to the annotations, by every check, where a job has one', async () => {
  const { root, write } = workspaceWith({
    'content/en/works/aurora.mdx': '---\ntitle: Aurora\ngroup: solo\nyear: soon\n---\n',
    'content/en/works/nocturne.mdx': '---\ntitel: Nocturne\ngroup: solo\n---\n',
    'content/es/messages.yaml': 'nav:\n\thome: Inicio\n',
  });
  const summary = join(root, 'summary.md');
  write({ 'summary.md': 'Before.\n\n' });
  const { text } = await run('check', root, [], { isGithub: true, summary });
  expect(text.split('\n')).toEqual([
    '::error file=content/en/works/aurora.mdx,line=4,endLine=4,col=7,endColumn=11,title=field-value::`year` takes a year from 1600 to 2200, or years such as `1998-2004` or `ca. 1998`, and not `soon`.%0AWrite, for example, `year: 2019`, or delete the line.',
    '::error file=content/en/works/nocturne.mdx,line=2,endLine=2,col=1,endColumn=6,title=field-unknown::There is no field `titel` here.%0ADid you mean `title`?',
    '::error file=content/es/messages.yaml,line=2,endLine=2,col=1,endColumn=2,title=yaml-tab::A tab stands where only spaces may.%0AIndent with two spaces.',
  ]);
  expect(readFileSync(summary, 'utf8').split('\n\n')).toEqual([
    'Before.',
    '### 3 errors.',
    '**content/en/works/aurora.mdx\\:4**  \n`year` takes a year from 1600 to 2200, or years such as `1998-2004` or `ca. 1998`, and not `soon`.  \nWrite, for example, `year: 2019`, or delete the line.',
    '**content/en/works/nocturne.mdx\\:2**  \nThere is no field `titel` here.  \nDid you mean `title`?',
    '**content/es/messages.yaml\\:2**  \nA tab stands where only spaces may.  \nIndent with two spaces.',
    '',
  ]);
});
