// In: problems. Out: the workflow commands by which GitHub Actions annotates a pull request.
import type { Problem } from './problem.ts';

/**
 * One command a problem; GitHub shows the first ten of each severity.
 * @example formatForGithub([problem]) // => '::error file=content/en/poems/a.mdx,line=2,…::`year` is empty…'
 */
export function formatForGithub(problems: readonly Problem[]): string {
  return problems.map(command).join('\n');
}

function command(problem: Problem): string {
  const { file, line, column, endLine, endColumn, severity, code, message, hint } = problem;
  // GitHub only accepts columns within one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const properties = { file: file.replace(/\/$/, ''), line, endLine, ...columns, title: code };
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  return `::${severity} ${list.join(',')}::${escapeData([message, hint ?? ''].join('\n').trim())}`;
}

function escapeProperty(value: string | number): string {
  return escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
