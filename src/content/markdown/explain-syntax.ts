// In: a parse error of MDX. Out: the issue, with a hint for common mistakes.
import type { VFile } from 'vfile';
import { spanFrom, type Issue, type Span } from '../report/locate.ts';
import { allowedElements, replacementHint } from './elements.ts';
import { codeIssue, commentIssue } from './rules/nodes.ts';
import { syntaxSentence } from './syntax-sentences.ts';

export type SyntaxMessage = VFile['messages'][number];

/** A syntax issue, and the spans to blank so that the rest can be parsed. */
export interface SyntaxIssue {
  readonly issue: Issue;
  readonly blanks: readonly Span[];
}

export function explainSyntax(text: string, message: SyntaxMessage): SyntaxIssue {
  const at = offsetOf(message) ?? text.length;
  if (message.ruleId === 'end-tag-mismatch') return explainUnclosed(text, message, at);
  if (/\bin expression\b/.test(message.reason))
    return blanked({ ...spanFrom(Math.max(0, text.lastIndexOf('{', at)), '{'), ...codeIssue });
  const start = Math.max(0, text.lastIndexOf('<', at - 1));
  const sentence =
    explainComment(start, text.slice(start)) ?? explainAddress(start, text.slice(start));
  return sentence ? blanked(sentence) : explainTag(text, message, start, at);
}

function offsetOf({ place }: SyntaxMessage): number | undefined {
  if (!place) return undefined;
  return 'start' in place ? place.start.offset : place.offset;
}

function blanked(issue: Issue & Span): SyntaxIssue {
  return { issue, blanks: [issue] };
}

function explainComment(start: number, rest: string): (Issue & Span) | undefined {
  const comment = /^<!--.*?(?:-->|$)/s.exec(rest)?.[0];
  if (comment === undefined) return undefined;
  return { ...spanFrom(start, comment), ...commentIssue };
}

function explainAddress(start: number, rest: string): (Issue & Span) | undefined {
  const address = /^<((?:https?:|mailto:|www\.|[^\s<>@]+@)[^\s<>]*)>?/i.exec(rest);
  if (!address) return undefined;
  const [all, inside = ''] = address;
  const scheme = inside.includes('@') ? 'mailto:' : 'https://';
  const target = /^(?:https?|mailto):/i.test(inside) ? inside : scheme + inside;
  const message = 'An address can’t be between `<` and `>`.';
  const hint = `Write \`[text](${target})\`.`;
  return { ...spanFrom(start, all), code: 'syntax-address', message, hint };
}

/** Explains a tag that isn't closed in its paragraph, or not before the one around it is. */
function explainUnclosed(text: string, parsed: SyntaxMessage, at: number): SyntaxIssue {
  // MDX gives the opening tag's position in its message only, or not at all.
  const [, line, column] = /for `<[^`]*>` \((\d+):(\d+)/.exec(parsed.reason) ?? [];
  const closed = /^<\/([^<>]*)>/.exec(text.slice(at))?.[1] ?? '';
  const start = line
    ? offsetAt(text, Number(line), Number(column))
    : text.lastIndexOf(`<${closed}`, at);
  const [tag = '', name = ''] = /^<([^\s<>/]*)[^<>]*>/.exec(text.slice(Math.max(0, start))) ?? [];
  if (start < 0 || tag === '') return explainTag(text, parsed, at, at);
  const opening = spanFrom(start, tag);
  const issue: Issue = {
    code: 'syntax-unclosed',
    message: `\`<${name}>\` is not closed${allowedElements.get(name)?.isBlock ? '' : ' in its paragraph'}.`,
    hint: closingHint(name, tag),
  };
  return {
    issue: { ...opening, ...issue },
    blanks: [opening, ...closingTag(text, name, opening.end)],
  };
}

/** The first closing tag of an element at or after an offset, if any. */
function closingTag(text: string, name: string, from: number): Span[] {
  const start = text.indexOf(`</${name}>`, from);
  return start < 0 ? [] : [spanFrom(start, `</${name}>`)];
}

function closingHint(name: string, tag: string): string {
  const allowed = allowedElements.get(name);
  if (!allowed) return replacementHint(name);
  if (allowed.content === 'nothing') return `Write \`${tag.replace(/\s*>$/, ' />')}\`.`;
  return allowed.isBlock
    ? `Write \`<${name}>\` and \`</${name}>\` on one line, or each on a separate line.`
    : `Write \`</${name}>\` where it ends, in the same paragraph.`;
}

function offsetAt(text: string, line: number, column: number): number {
  // MDX counts a single CR as a line end too.
  const end = [...text.matchAll(/\r\n?|\n/g)][line - 2];
  return (end ? end.index + end[0].length : 0) + column - 1;
}

/** A value without quotes, or with typographic ones; any other mistake by the rule of MDX. */
function explainTag(
  text: string,
  { ruleId }: SyntaxMessage,
  start: number,
  at: number,
): SyntaxIssue {
  const [tag = '<', name = ''] = /^<([^\s<>/]*)[^<>\n]*>?/.exec(text.slice(start)) ?? [];
  const span = spanFrom(start, tag);
  const value = /([\w-]+)\s*=\s*\{?\s*$/.exec(text.slice(start, at));
  const blanks = [span, ...closingTag(text, name, span.end)];
  if (value) {
    const [, property = ''] = value;
    const message = `The value of \`${property}\` must be in straight quotes.`;
    const hint = `Write \`${property}="…"\`.`;
    const place = { start: start + value.index, end: at + 1 };
    return { issue: { ...place, code: 'syntax-quotes', message, hint }, blanks };
  }
  const message = syntaxSentence(ruleId, text.slice(at));
  const hint = 'Write it like `<Lang of="fr">…</Lang>`; if it isn’t a tag, write `&lt;` for `<`.';
  return { issue: { ...span, code: 'syntax-tag', message, hint }, blanks };
}
