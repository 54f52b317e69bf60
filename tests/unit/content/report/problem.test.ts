import { expect, it } from 'vitest';
import { formatForGithub } from '../../../../src/content/report/problem.ts';
import { problem } from './sample-problem.ts';

it('escapes workflow commands of GitHub Actions in content', () => {
  const file = 'content/images/a,b:c%.jpg';
  const message = '100 %\r\n::stop-commands::x';
  const output = formatForGithub([{ ...problem, file, message, hint: '##[add-mask]y' }]);
  expect(output.split('\n')).toHaveLength(1);
  expect(output).toContain('file=content/images/a%2Cb%3Ac%25.jpg,');
  expect(output).toContain('::100 %25%0D%0A::stop-commands::x%0A##[add-mask]y');
});

it.each([
  ['no columns of a problem that spans lines', { endLine: 5 }, 'line=1,endLine=5,title='],
  ['a folder without its slash', { file: 'content/en/wroks/' }, 'file=content/en/wroks,'],
])('writes %s, as GitHub requires', (_, changes, expected) => {
  expect(formatForGithub([{ ...problem, ...changes }])).toContain(expected);
});
