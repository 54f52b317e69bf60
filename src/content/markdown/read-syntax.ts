// In: the text of a body or a phrase. Out: its syntax tree, and its syntax errors, which are omitted from the tree.
import type { Root } from 'mdast';
import { spanFrom, type Issue, type Span } from '../report/locate.ts';
import { nestingIssue } from './rule.ts';
import { explainSyntax, type SyntaxIssue, type SyntaxMessage } from './explain-syntax.ts';
import { parseBody, parsePhrase } from './parser.ts';

type Parse = (text: string) => Root;

interface Parsed {
  /** Undefined if there are too many syntax errors. */
  readonly tree?: Root;
  readonly issues: readonly Issue[];
}

/** In characters: about 3,000 words. With nested syntax, parsing time is quadratic. */
const maxLength = 20_000;

const maxAttempts = 10;
/** In characters, for all attempts together. */
const maxParsed = 2 * maxLength;

/** The tree of a body, and its syntax errors. */
export function bodySyntax(text: string): Parsed {
  return readSyntax(text, parseBody);
}

/** The tree of a phrase, and its syntax errors. Memoized: checks, sorting and every language need it. */
export function phraseSyntax(text: string): Parsed {
  const memoized = phrases.get(text);
  if (memoized) return memoized;
  const parsed = readSyntax(text, parsePhrase);
  if (phrases.size >= maxPhrases) phrases.clear();
  phrases.set(text, parsed);
  return parsed;
}

// So that the memory of a development server doesn't grow with every edit.
const maxPhrases = 5000;
const phrases = new Map<string, Parsed>();

/** Blanks each syntax error and parses the rest again, so that all errors are reported in one run. */
function readSyntax(text: string, parse: Parse): Parsed {
  const limitIssue = checkLimits(text);
  if (limitIssue) return { issues: [limitIssue] };
  const issues: Issue[] = [];
  let rest = text;
  for (
    let attempts = Math.min(maxAttempts, 1 + Math.floor(maxParsed / text.length));
    attempts > 0;
    attempts -= 1
  ) {
    const result = tryToParse(rest, parse);
    if ('tree' in result) return { tree: result.tree, issues };
    issues.push(result.issue);
    rest = result.blanks.reduce(blank, rest);
  }
  return { issues };
}

/** Reports a text that would take minutes to parse: it is too long, or nested too deeply. */
function checkLimits(text: string): Issue | undefined {
  const first = text.search(/\S|$/);
  if (text.length - first > maxLength) {
    const message = `The text is longer than ${maxLength} characters.`;
    const last = first + maxLength - 1;
    const hint = 'Shorten it.';
    return { start: last, end: last, code: 'body-length', message, hint };
  }
  const nested = [...text.matchAll(nestedMarkers)].find(
    ({ index }) => !thematicBreak.test(text.slice(index)),
  );
  return nested && { ...spanFrom(nested.index, nested[0]), ...nestingIssue };
}

/** The markers of nine nested quotes and lists. Markdown takes minutes to parse a thousand. */
const nestedMarkers = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){9}/gm;
const thematicBreak = /^[ \t]*(?:(?:-[ \t]*)+|(?:\*[ \t]*)+)$/m;

function tryToParse(text: string, parse: Parse): { tree: Root } | SyntaxIssue {
  try {
    return { tree: parse(text) };
  } catch (error) {
    if (isSyntaxMessage(error)) return explainSyntax(text, error);
    const issue = error instanceof RangeError ? nestingIssue : unreadable;
    const span = { start: 0, end: text.length };
    return { issue: { ...span, ...issue }, blanks: [span] };
  }
}

const unreadable: Issue = {
  code: 'syntax',
  message: 'This text can’t be read.',
  hint: 'Delete one half, then the other, to find the place.',
};

function isSyntaxMessage(error: unknown): error is SyntaxMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error;
}

function blank(text: string, { start, end }: Span): string {
  return (
    text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n\r]/g, ' ') + text.slice(end)
  );
}
