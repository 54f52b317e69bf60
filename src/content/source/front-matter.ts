// In: the text of an entry. Out: the offsets of its front matter and its body, or the problem with its fences.
import matter from 'gray-matter';
import { conflictIn } from '../report/conflict.ts';
import { problemAt, spanFrom, type Fault, type Located } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';

/** Offsets; the fields are from `start` to before `end`. */
export interface Fences {
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

const fence = '---';

/** Splits a file at its fences; only a bare `---` is one. */
export function splitFrontMatter(source: Located): Fences | Problem {
  const refusal = refuseOpening(source);
  if (refusal) return refusal;
  const { matter: frontMatter, content } = matter(source.text, options);
  const end = fence.length + frontMatter.length;
  const closing = lineFrom(source.text, end + 1);
  if (end === source.text.length)
    return problemAt(source, spanFrom(0, fence), {
      code: 'front-matter-unclosed',
      message: 'The front matter that begins here has no end.',
      hint: 'Write a line of exactly `---` below its last field.',
    });
  if (closing !== fence)
    return problemAt(source, spanFrom(end + 1, closing), {
      code: 'front-matter-fence',
      message: `The front matter must end with a line of exactly \`---\`, and this one is \`${closing}\`.`,
      hint: 'Write `---`.',
    });
  return { start: fence.length, end, bodyStart: source.text.length - content.length };
}

// `readYaml` parses the YAML, with positions. No other engine is reachable, since only a bare fence is accepted.
const options = { language: 'yaml', engines: { yaml: () => ({}) } };

function refuseOpening(source: Located): Problem | undefined {
  const conflict = conflictIn(source);
  if (conflict) return conflict;
  const firstLine = lineFrom(source.text, 0);
  return firstLine === fence
    ? undefined
    : problemAt(source, spanFrom(0, firstLine), openingFault(firstLine));
}

function lineFrom(text: string, start: number): string {
  return text.slice(start).split(/\r?\n/, 1).join();
}

function openingFault(firstLine: string): Fault {
  const found = firstLine === '' ? 'an empty one' : `\`${firstLine.slice(0, longest)}\``;
  return {
    code: 'front-matter-fence',
    message: `A file begins with a line of exactly \`---\`, and this one with ${found}.`,
    hint: 'Write `---` alone on the first line, the fields below it, and `---` again.',
  };
}

/** Of a first line that is told. */
const longest = 40;
