// In: problems. Out: the commands by which GitHub Actions shows them beside the lines of a pull request.
import type { Problem } from './problem.ts';

/**
 * One command a problem, the most useful first, since GitHub shows ten of each kind a step.
 * @example formatForGithub([problem]) // => '::error file=content/en/works/a.mdx,line=2,…::`year` is empty…'
 */
export function formatForGithub(problems: readonly Problem[]): string {
  return mostUsefulFirst(problems).map(command).join('\n');
}

/** Errors before warnings; the first of every file before the second of any; where a file can't be read, that first. */
export function mostUsefulFirst(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, number>();
  const ranked = problems.map((problem) => {
    const key = `${problem.severity} ${problem.file}`;
    const turn = seen.get(key) ?? 0;
    seen.set(key, turn + 1);
    const rank = [Number(problem.severity === 'warning'), turn, Number(!isRoot(problem))] as const;
    return { problem, rank };
  });
  return ranked
    .toSorted(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ problem }) => problem);
}

/** Problems that keep others from being seen. */
function isRoot({ code }: Problem): boolean {
  return /^(?:yaml|front-matter|encoding|folder|file)-/.test(code);
}

function command(problem: Problem): string {
  const { file, line, column, endLine, endColumn, severity, code, message, hint } = problem;
  // Columns are only understood within one line.
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
