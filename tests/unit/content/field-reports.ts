// In: the problems with a field. Out: their messages, with placeholders for what differs between fields.
import type { FieldType } from '../../../src/content/fields/field-type.ts';
import type { Problem } from '../../../src/content/report/problem.ts';
import { quoteIfNeeded } from '../../../src/content/report/yaml-text.ts';
import { markedBy } from './short-report.ts';

/** The text of a problem, with the marked text instead of its line and column. */
export function problemText(problem: Problem, text: string, file: string): string {
  const { code, message, hint, severity } = problem;
  const place = problem.file === file ? `at \`${markedBy(problem, text)}\`` : `in ${problem.file}`;
  const lines = [`${severity} ${code} ${place}`, message, ...(hint?.split('\n') ?? [])];
  return indent(lines);
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}\n`).join('');
}

/** What a field expects, and the placeholders for that in messages. */
interface Terms {
  readonly expectation: string;
  readonly replacements: readonly Replacement[];
}

type Replacement = readonly [term: string | RegExp, placeholder: string];

export function termsOf({ expected, example }: FieldType, path: string): Terms {
  const name = lastNameOf(path);
  const replacements = [
    [expected, '{expected}'],
    [`${name}: ${quoteIfNeeded(example)}`, '{name}: {example}'],
  ] as const;
  return { expectation: `${expected}; ${example}`, replacements };
}

/** The terms of a group or a list, from the problem with an empty one. */
export function termsOfGroup([problem]: readonly Problem[]): Terms {
  if (!problem) return { expectation: 'nothing in particular', replacements: [] };
  const { message, hint = '' } = problem;
  const [, expected = ''] = /it must be (.*)\.$/.exec(message) ?? [];
  const [, ...example] = hint.split('\n');
  const item = example.slice(1).map((line) => line.slice('  '.length));
  const trimmed = item.map((line) => line.trim());
  const replacements = [
    [expected, '{expected}'],
    [indent(example), '    {example}\n'],
    [indent(item), '    {item}\n'],
    [`\`${trimmed.join('')}\``, '`{item}`'],
  ] as const;
  return {
    expectation: `${expected}; ${trimmed.join(' / ')}`,
    replacements: replacements.filter(([term]) => /[^\s`]/.test(term)),
  };
}

export function lastNameOf(path: string): string {
  return path.split('.').at(-1) ?? '';
}

/** Messages with placeholders for the terms of a field, and for its value. */
export function replaceTerms(
  messages: string,
  { replacements }: Terms,
  path: string,
  value = '',
): string {
  const ofValue: Replacement[] = value === '' ? [] : [[`\`${value}\``, '`{value}`']];
  return [...ofValue, ...replacements, ...nameReplacements(path)].reduce(
    (text, [term, placeholder]) => text.replaceAll(term, placeholder),
    messages,
  );
}

function nameReplacements(path: string): Replacement[] {
  const name = lastNameOf(path);
  return [
    [`\`${path}\``, '`{name}`'],
    [`${name}${name.at(-1)}`, '{misspelt}'],
    [new RegExp(`(?<=[\`"]|^|^ +)${name}(?=[:\`])`, 'gm'), '{name}'],
  ];
}

/** The lines of a report from the first that differs, if it is as long as the most common report; otherwise all. */
export function differenceFrom(common: string, report: string): string {
  const [lines, commonLines] = [report.split('\n'), common.split('\n')];
  const first = lines.findIndex((line, index) => line !== commonLines[index]);
  return lines.length === commonLines.length ? lines.slice(first).join('\n') : report;
}
