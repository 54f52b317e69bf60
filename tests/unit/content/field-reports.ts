// In: the problems with a field. Out: their sentences, in which names stand for what is particular to that field.
import type { FieldType } from '../../../src/content/fields/field-type.ts';
import type { Problem } from '../../../src/content/report/problem.ts';
import { quoteIfNeeded } from '../../../src/content/report/yaml-text.ts';
import { markedBy } from './short-report.ts';

/** A problem in words, with what it is about in the place of its line and column. */
export function problemText(problem: Problem, text: string, file: string): string {
  const { code, message, hint, severity } = problem;
  const place = problem.file === file ? `at \`${markedBy(problem, text)}\`` : `in ${problem.file}`;
  const lines = [`${severity} ${code} ${place}`, message, ...(hint?.split('\n') ?? [])];
  return indent(lines);
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}\n`).join('');
}

/** What a field takes, and the names that stand for that in sentences. */
interface Terms {
  readonly takes: string;
  readonly words: readonly Word[];
}

type Word = readonly [word: string | RegExp, name: string];

export function termsOf({ expected, example }: FieldType, path: string): Terms {
  const name = lastNameOf(path);
  const words = [
    [expected, '{expected}'],
    [`${name}: ${quoteIfNeeded(example)}`, '{name}: {example}'],
  ] as const;
  return { takes: `${expected}; ${example}`, words };
}

/** Those of a group or a list, from the problem with an empty one. */
export function termsOfGroup([problem]: readonly Problem[]): Terms {
  if (!problem) return { takes: 'nothing in particular', words: [] };
  const { message, hint = '' } = problem;
  const [, expected = ''] = /it must be (.*)\.$/.exec(message) ?? [];
  const [, ...example] = hint.split('\n');
  const item = example.slice(1).map((line) => line.slice('  '.length));
  const shown = item.map((line) => line.trim());
  const words = [
    [expected, '{expected}'],
    [indent(example), '    {example}\n'],
    [indent(item), '    {item}\n'],
    [`\`${shown.join('')}\``, '`{item}`'],
  ] as const;
  return {
    takes: `${expected}; ${shown.join(' / ')}`,
    words: words.filter(([word]) => /[^\s`]/.test(word)),
  };
}

export function lastNameOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}

/** Sentences with the names of what is particular to a field, and of the value that is written there. */
export function replaceTerms(
  sentences: string,
  { words }: Terms,
  path: string,
  value = '',
): string {
  const written: Word[] = value === '' ? [] : [[`\`${value}\``, '`{value}`']];
  return [...written, ...words, ...namesIn(path)].reduce(
    (text, [word, name]) => text.replaceAll(word, name),
    sentences,
  );
}

function namesIn(path: string): Word[] {
  const name = lastNameOf(path);
  return [
    [`\`${path}\``, '`{name}`'],
    [`${name}${name.at(-1)}`, '{misspelt}'],
    [new RegExp(`(?<=[\`"]|^|^ +)${name}(?=[:\`])`, 'gm'), '{name}'],
  ];
}

/** Of an answer as long as the commonest, only the last lines, if those before them are the same. */
export function differenceFrom(common: string, answer: string): string {
  const [lines, others] = [answer.split('\n'), common.split('\n')];
  const first = lines.findIndex((line, index) => line !== others[index]);
  return lines.length === others.length ? lines.slice(first).join('\n') : answer;
}
