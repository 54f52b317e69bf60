// In: the text of a body. Out: its tree, as far as it can be parsed, and why the rest can't.
import type { Root } from 'mdast';
import { spanFrom, type Fault, type Finding, type Span } from '../problem/locate.ts';
import { tooDeep } from './check-nodes.ts';
import { explainSyntax, type Explained, type SyntaxMessage } from './explain-syntax.ts';
import { parseBody } from './parser.ts';

/** A body as parsed: its tree, which is missing where too much of it can't be parsed, and why. */
interface ParsedBody {
  readonly tree?: Root;
  readonly findings: readonly Finding[];
}

/** Longest body, in characters: about 3,000 words. Reading takes time by the square of it where signs are nested. */
const longestBody = 20_000;

const mostTries = 10;
const effort = 2 * longestBody;

/** Parses a body; what can't be parsed is explained and then blanked, so that all errors are found in one run. */
export function readSyntax(text: string, parse = parseBody): ParsedBody {
  const refusal = refuseUnparsed(text);
  if (refusal) return { findings: [refusal] };
  const findings: Finding[] = [];
  let rest = text;
  for (
    let tries = Math.min(mostTries, 1 + Math.floor(effort / text.length));
    tries > 0;
    tries -= 1
  ) {
    const result = tryToParse(rest, parse);
    if ('tree' in result) return { tree: result.tree, findings };
    findings.push(result.finding);
    rest = result.blanks.reduce(blank, rest);
  }
  return { findings };
}

/** Why a body isn't even parsed: it is too long, or nested so deeply that parsing it would take minutes. */
function refuseUnparsed(text: string): Finding | undefined {
  const first = text.search(/\S|$/);
  if (text.length - first > longestBody) {
    const message = `The body is longer than ${longestBody} characters.`;
    const last = first + longestBody - 1;
    const hint = 'Shorten it, or split it into several entries.';
    return { start: last, end: last, code: 'body-length', message, hint };
  }
  const nested = [...text.matchAll(deepStart)].find(
    ({ index }) => !divider.test(text.slice(index)),
  );
  return nested && { ...spanFrom(nested.index, nested[0]), ...tooDeep };
}

/** The signs of nine quotes and lists within one another. Markdown takes minutes over a thousand. */
const deepStart = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){9}/gm;
const divider = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/m;

function tryToParse(text: string, parse: typeof parseBody): { tree: Root } | Explained {
  try {
    return { tree: parse(text) };
  } catch (error) {
    if (isMessage(error)) return explainSyntax(text, error);
    const fault = error instanceof RangeError ? tooDeep : unreadable;
    const all = { start: 0, end: text.length };
    return { finding: { ...all, ...fault }, blanks: [all] };
  }
}

const unreadable: Fault = {
  code: 'syntax',
  message: "The body can't be read.",
  hint: 'Take out one half, then the other, to find the place.',
};

function isMessage(error: unknown): error is SyntaxMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

function blank(text: string, { start, end }: Span): string {
  return (
    text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n\r]/g, ' ') + text.slice(end)
  );
}
