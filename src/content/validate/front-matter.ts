// In: the text of an entry. Out: the offsets of its front matter and its body, or the problem with its fences.
import matter from 'gray-matter';
import { conflictIn } from '../problem/conflict.ts';
import { problemAt, spanFrom, type Fault, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { readPart, readYaml, type Tree } from './yaml.ts';

/** Offsets; the fields are from `start` to before `end`. */
interface Fenced {
  readonly start: number;
  readonly end: number;
  readonly bodyStart: number;
}

const fence = '---';

/** Splits a file at its fences; only a bare `---` is one. */
export function splitFrontMatter(source: Located): Fenced | Problem {
  const refusal = refuseOpening(source);
  if (refusal) return refusal;
  const { matter: frontMatter, content } = matter(source.text, options);
  const end = fence.length + frontMatter.length;
  const closing = source.text
    .slice(end + 1)
    .split(/\r?\n/, 1)
    .join();
  if (end === source.text.length) {
    const unexpected = unexpectedFence.exec(source.text);
    if (unexpected)
      return problemAt(
        source,
        spanFrom(unexpected.index, unexpected[0]),
        closingFault(unexpected[0]),
      );
    return problemAt(source, spanFrom(0, fence), {
      code: 'front-matter-unclosed',
      message: 'The front matter that begins here has no end.',
      hint: 'Write a line `---` below its last field.',
    });
  }
  if (closing !== fence)
    return problemAt(source, spanFrom(end + 1, closing), closingFault(closing));
  return { start: fence.length, end, bodyStart: source.text.length - content.length };
}

/** The parsed front matter of an entry, or all of a YAML file; nothing where the fences are invalid. */
export function treeOf(source: Located): Tree | undefined {
  if (source.file.endsWith('.yaml')) return readYaml(source);
  const fenced = splitFrontMatter(source);
  return 'code' in fenced ? undefined : readPart(source, fenced.start, fenced.end);
}

/** Common misspellings of the closing fence. */
const unexpectedFence = /^(?:[ \t]+-{3,}|\.{3}|\+{3}|--|[–—]{1,3})(?=[ \t]*\r?$)/m;

function closingFault(line: string): Fault {
  const message = `The front matter must end with a line of exactly \`---\`, and this one is \`${line}\`.`;
  return { code: 'front-matter-fence', message, hint: 'Write `---`.' };
}

// `readYaml` parses the YAML, with positions. No other engine is reachable, since only a bare fence is accepted.
const options = { language: 'yaml', engines: { yaml: () => ({}) } };

function refuseOpening(source: Located): Problem | undefined {
  const conflict = conflictIn(source);
  if (conflict) return conflict;
  const firstLine = source.text.split(/\r?\n/, 1).join();
  if (firstLine === fence) return undefined;
  const blank = /^\s*\n(?=---[ \t]*(?:\r?\n|$))/.exec(source.text)?.[0].length ?? 0;
  if (blank === 0) return problemAt(source, spanFrom(0, firstLine), openingFault(firstLine));
  return problemAt(source, spanFrom(blank, fence), {
    code: 'front-matter-fence',
    message: 'The front matter must begin on the first line.',
    hint: 'Delete the empty lines above `---`.',
  });
}

function openingFault(firstLine: string): Fault {
  const hint = 'Write `---` alone on the first line, the fields below it, and `---` again.';
  if (/^---\s+$/.test(firstLine)) {
    const message =
      'The front matter must begin with a line of exactly `---`, and this one has spaces after it.';
    return { code: 'front-matter-fence', message, hint: 'Delete the spaces.' };
  }
  if (firstLine.includes('\r')) {
    const message = 'The lines of this file end as no program of today expects it (CR).';
    return { code: 'front-matter-lines', message, hint: 'Save it again with the line ends LF.' };
  }
  if (/^(?:-+|\s+-{3,}\s*|[-–—]{1,3})$/.test(firstLine)) {
    const message = `The front matter must begin with a line of exactly \`---\`, and this one is \`${firstLine}\`.`;
    return { code: 'front-matter-fence', message, hint: 'Write `---`.' };
  }
  if (/^(?:---|\+\+\+|;;;|\{)/.test(firstLine)) {
    const message = `Front matter is written in YAML, and \`${firstLine}\` begins something else.`;
    return { code: 'front-matter-language', message, hint };
  }
  return { code: 'front-matter-missing', message: 'The front matter is missing.', hint };
}
