// In: the translation of a site. Out: Markdown for the summary of a pull request.
import type { Coverage } from './coverage.ts';
import { languageName, remarksOn, rowsOf, type Status } from './summary.ts';

/** A table of each language, what is out of date below it, and the rest folded up. */
export function statusAsMarkdown({ coverages, broken }: Status): string {
  return [...coverages.flatMap(language), ...brokenPart(broken)].join('\n\n');
}

function language(coverage: Coverage): string[] {
  const rows = rowsOf(coverage).map(({ name, total, percent, counts }) => {
    const { translated, partial, fallback, stale } = counts;
    return `| ${name} | ${translated} of ${total} | ${partial} | ${fallback} | ${stale} | ${percent} % |`;
  });
  return [
    `### Translation: ${languageName(coverage.locale)}`,
    [
      '| | translated | in part | in English | out of date | texts |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n'),
    ...remarks(coverage),
  ];
}

function remarks({ entries, messages }: Coverage): string[] {
  const all = [...entries, messages].map(({ file, stale, ...rest }) => {
    const line = `- \`${file}\`: ${remarksOn({ stale, ...rest }).join('; ')}`;
    return { line, isStale: stale.length > 0, isWhole: line.endsWith(': ') };
  });
  const stale = all.filter(({ isStale }) => isStale).map(({ line }) => line);
  const rest = all.filter(({ isStale, isWhole }) => !isStale && !isWhole).map(({ line }) => line);
  return [
    ...(stale.length > 0 ? [`**Out of date**\n\n${stale.join('\n')}`] : []),
    ...(rest.length > 0 ? [folded(rest)] : []),
  ];
}

function folded(lines: readonly string[]): string {
  return `<details><summary>Not translated, or not stamped (${lines.length})</summary>\n\n${lines.join('\n')}\n\n</details>`;
}

function brokenPart(broken: readonly string[]): string[] {
  if (broken.length === 0) return [];
  return [`**Broken, and not counted**\n\n${broken.map((file) => `- \`${file}\``).join('\n')}`];
}
