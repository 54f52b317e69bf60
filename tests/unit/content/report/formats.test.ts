import { expect, it } from 'vitest';
import { formatForGithub, type Problem } from '../../../../src/content/report/problem.ts';
import { run } from '../commands.ts';
import { workspaceWith, work } from '../workspace.ts';

function brokenProject() {
  return workspaceWith({
    'content/en/works/aurora.mdx': work('audioVideo: soon\n').replace('2019', 'soon'),
  }).root;
}

const problem: Problem = {
  file: 'content/en/works/aurora.mdx',
  line: 3,
  column: 7,
  endLine: 3,
  endColumn: 11,
  severity: 'error',
  code: 'field-value',
  message: '`year` takes a whole number.',
  hint: 'Write, for example, `year: 2019`.',
};

it('puts problems beside the lines of a pull request', () => {
  expect(formatForGithub([problem])).toBe(
    '::error file=content/en/works/aurora.mdx,line=3,endLine=3,col=7,endColumn=11,title=field-value::`year` takes a whole number.%0AWrite, for example, `year: 2019`.',
  );
});

it('lets no content speak to GitHub Actions', () => {
  const file = 'content/images/a,b:c%.jpg';
  const message = '100 %\r\n::stop-commands::x';
  const written = formatForGithub([{ ...problem, file, message, hint: '##[add-mask]y' }]);
  expect(written.split('\n')).toHaveLength(1);
  expect(written).toContain('file=content/images/a%2Cb%3Ac%25.jpg,');
  expect(written).toContain('::100 %25%0D%0A::stop-commands::x%0A##[add-mask]y');
});

it.each([
  ['no columns of a problem that spans lines', { endLine: 5 }, 'line=3,endLine=5,title='],
  ['a folder without its slash', { file: 'content/en/wroks/' }, 'file=content/en/wroks,'],
])('writes %s, which GitHub asks for', (_, changes, written) => {
  expect(formatForGithub([{ ...problem, ...changes }])).toContain(written);
});

it.each([
  [['--format', 'github'], false, '::error file='],
  [[], true, '::error file='],
  [['--format', 'pretty'], true, 'content/en/works/aurora.mdx:3:7\n'],
  [[], false, 'content/en/works/aurora.mdx:3:7\n'],
])('checks with %j in its form, under GitHub Actions: %j', async (words, isGithub, start) => {
  const { code, text } = await run('check', brokenProject(), words, { isGithub });
  expect(text.slice(0, start.length)).toBe(start);
  expect(code).toBe(1);
});
