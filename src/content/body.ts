// In: the text below an entry's front matter. Out: what is wrong with it, or the code that renders it.
import type { Options } from '@mdx-js/rollup';
import { checkTree } from './body/check-tree.ts';
import { gfmWhereNeeded } from './body/gfm-where-needed.ts';
import { gfmOptions } from './body/parser.ts';
import { readBody, refuseUnread } from './body/read-body.ts';
import { refuseUnchecked } from './body/refuse-unchecked.ts';
import { wrapPhrases } from './body/wrap-phrases.ts';
import type { BodyText } from './schema/content.ts';
import { problemAt } from './problem/locate.ts';
import { compareProblems, type Problem } from './problem/problem.ts';

/** How bodies are compiled. */
export const bodyOptions: Options & { readonly SourceMapGenerator: undefined } = {
  outputFormat: 'function-body',
  development: false,
  // Nobody debugs a body, and the map of one takes a tenth of its compilation.
  SourceMapGenerator: undefined,
  // A style attribute would be blocked by the site's policy.
  tableCellAlignToStyle: false,
  remarkPlugins: [[gfmWhereNeeded, gfmOptions], refuseUnchecked, wrapPhrases],
};

/**
 * Checks a body: its syntax, and that it holds Markdown and the allowed elements and nothing else. `addresses`
 * are the site's own, without language; where they are not given, links into the site are not followed.
 */
export function checkBody(
  { file, text, line }: Omit<BodyText, 'digest'>,
  addresses?: ReadonlySet<string>,
): Problem[] {
  const { tree, findings } = readBody(text);
  const found = [...findings, ...(tree ? checkTree(tree, addresses) : [])];
  const problems = found.map(({ start, end, fault }) =>
    problemAt({ file, text }, start, end, fault),
  );
  return problems.map((problem) => lower(problem, line - 1)).toSorted(compareProblems);
}

/** Counts from the first line of the file instead of that of the body. */
function lower(problem: Problem, lines: number): Problem {
  return { ...problem, line: problem.line + lines, endLine: problem.endLine + lines };
}

/** A plugin, of which only the hook is of interest that turns text into code. */
interface Transforming {
  readonly transform?: unknown;
}

/**
 * A body as the text of a function body, by the `mdx()` plugin of the configuration. Rejects what a check
 * refuses, links into the site aside.
 */
export async function compileBody(text: string, mdx: Transforming | undefined): Promise<string> {
  const transform: unknown = mdx?.transform;
  if (typeof transform !== 'function') throw new Error('`mdx()` is missing in vite.config.ts.');
  const refusal = refuseUnread(text);
  if (refusal) throw new Error(refusal.fault.message);
  const result: unknown = await transform.call({}, text, 'body.mdx');
  if (typeof result !== 'object' || result === null || !('code' in result)) return '';
  return String(result.code);
}
