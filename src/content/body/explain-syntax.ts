// In: what MDX says about a place that it can't read. Out: the same in words that say what to write.
import { allowedElements } from './elements.ts';
import { explainClosing, explainMismatch } from './explain-closing.ts';
import type { Finding } from './finding.ts';
import { unknownElement } from './unknown-element.ts';

/** The parts of a `VFileMessage` that are looked at. */
export interface SyntaxMessage {
  readonly reason: string;
  readonly ruleId?: string | undefined;
  readonly place?: Offset | { readonly start: Offset } | undefined;
}

interface Offset {
  readonly offset?: number | undefined;
}

/** Characters of a body from `start` to before `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Why a body can't be read, and what must go from it for the rest to be read. */
export interface Explained {
  readonly finding: Finding;
  readonly blanks: readonly Range[];
}

/** Explains why `text` can't be read. */
export function explainSyntax(text: string, message: SyntaxMessage): Explained {
  const { reason, ruleId = '' } = message;
  const at = offsetOf(message) ?? text.length;
  const code = explainCodeValue(text, at);
  if (code) return code;
  if (ruleId === 'end-tag-mismatch') return explainMismatch(text, reason, at);
  if (ruleId.includes('slash') || ruleId === 'unexpected-attribute')
    return explainClosing(text, at);
  if (/\bin expression\b/.test(reason)) return explainBrace(unclosedBrace(text, at));
  return explainTag(text, Math.max(0, text.lastIndexOf('<', at - 1)), at);
}

function offsetOf({ place }: SyntaxMessage): number | undefined {
  if (!place) return undefined;
  return 'start' in place ? place.start.offset : place.offset;
}

/** A value such as `{{ color: 'red' }}`, which MDX takes to end at its first `}`. */
function explainCodeValue(text: string, at: number): Explained | undefined {
  for (const { 0: all, 1: name = '', index: start } of text.matchAll(/([\w:-]+)\s*=\s*\{/g)) {
    const end = closingBrace(text, start + all.length);
    if (start > at || end <= at) continue;
    const fault = {
      code: 'code',
      message: `The value of \`${name}\` is program code, which a body can't hold.`,
      hint: 'Write a text between straight quotes, or delete it.',
    };
    return { finding: { start, end, fault }, blanks: [{ start, end }] };
  }
  return undefined;
}

/** The offset behind the `}` that belongs to a `{` before `from`, or 0 where there is none. */
function closingBrace(text: string, from: number): number {
  let open = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') open += 1;
    else if (text[at] === '}') open -= 1;
    if (open === 0) return at + 1;
  }
  return 0;
}

function explainBrace(start: number): Explained {
  const finding = {
    start,
    end: start + 1,
    fault: {
      code: 'code',
      message: "Braces begin program code, which a body can't hold.",
      hint: 'Write `\\{` where the sign itself is meant.',
    },
  };
  return { finding, blanks: [finding] };
}

/** The last `{` before an offset that no `}` belongs to. */
function unclosedBrace(text: string, before: number): number {
  let closed = 0;
  for (let at = Math.min(before, text.length - 1); at >= 0; at -= 1) {
    if (text[at] === '}') closed += 1;
    else if (text[at] === '{' && closed === 0) return at;
    else if (text[at] === '{') closed -= 1;
  }
  return Math.max(0, text.lastIndexOf('{'));
}

function explainTag(text: string, start: number, at: number): Explained {
  const rest = text.slice(start);
  const known =
    explainComment(start, rest) ?? explainDeclaration(start, rest) ?? explainAddress(start, rest);
  if (known) return { finding: known, blanks: [known] };
  const tag = /^<(\/?[\p{L}_$][\p{L}\p{N}_$.:-]*)/u.exec(rest);
  if (!tag) {
    const hint = 'Write `&lt;` where the sign itself is meant.';
    const fault = {
      code: 'syntax-angle',
      message: '`<` begins a tag, and no name follows it.',
      hint,
    };
    return { finding: { start, end: start + 1, fault }, blanks: [{ start, end: start + 1 }] };
  }
  const [opening, name = ''] = tag;
  const finding =
    explainForeign(name, opening, start) ??
    explainValue(text.slice(start, at), start, at) ??
    explainUnreadable(opening, start, text[at]);
  const tail = /^[^<>\n]*>/.exec(text.slice(at))?.[0].length;
  const end = tail === undefined ? start + opening.length : at + tail;
  const closing = text.indexOf(`</${name}>`, end);
  const partner = closing < 0 ? [] : [{ start: closing, end: closing + name.length + 3 }];
  return { finding, blanks: [{ start, end }, ...partner] };
}

function explainComment(start: number, rest: string): Finding | undefined {
  const comment = /^<!--.*?(?:-->|$)/s.exec(rest)?.[0];
  if (comment === undefined) return undefined;
  const hint = 'Keep the note in the front matter, on a line that begins with `#`.';
  const fault = { code: 'syntax-comment', message: "A body can't hold comments.", hint };
  return { start, end: start + comment.length, fault };
}

/** A tag that no body may hold isn't worth mending. */
function explainForeign(name: string, tag: string, start: number): Finding | undefined {
  const isName = /^[\w.:-]+$/.test(name);
  if (!isName || tag.startsWith('</') || allowedElements.has(name)) return undefined;
  return { start, end: start + tag.length, fault: unknownElement(name) };
}

function explainDeclaration(start: number, rest: string): Finding | undefined {
  const found = /^<[!?][^<>\n]*>?/.exec(rest)?.[0];
  if (found === undefined) return undefined;
  const fault = {
    code: 'syntax-declaration',
    message: `A body can't hold \`${found}\`.`,
    hint: 'Delete it; if no tag is meant, write `&lt;` for `<`.',
  };
  return { start, end: start + found.length, fault };
}

function explainAddress(start: number, rest: string): Finding | undefined {
  const address = /^<((?:https?:|mailto:|www\.|[^\s<>@]+@)[^\s<>]*)>?/i.exec(rest);
  if (!address) return undefined;
  const [all, inside = ''] = address;
  const scheme = inside.includes('@') ? 'mailto:' : 'https://';
  const target = /^(?:https?|mailto):/i.test(inside) ? inside : scheme + inside;
  const message = "An address can't stand between `<` and `>`.";
  const fault = { code: 'syntax-address', message, hint: `Write \`[text](${target})\`.` };
  return { start, end: start + all.length, fault };
}

/** A value without quotes, or between curly ones, as word processors make them. */
function explainValue(before: string, start: number, at: number): Finding | undefined {
  const found = /([\w-]+)\s*=\s*\{?\s*$/.exec(before);
  if (!found) return undefined;
  const [, property = ''] = found;
  const message = `The value of \`${property}\` must stand between straight quotes.`;
  const fault = { code: 'syntax-quotes', message, hint: `Write \`${property}="…"\`.` };
  return { start: start + found.index, end: at + 1, fault };
}

function explainUnreadable(tag: string, start: number, found = '\n'): Finding {
  const isOpen = found === '<' || found === '\n';
  const message = `The tag \`${tag}\` ${isOpen ? 'has no end' : `can't be read from \`${found}\` on`}.`;
  const hint = 'End it with `>`; if no tag is meant, write `&lt;` for `<`.';
  return { start, end: start + tag.length, fault: { code: 'syntax-tag', message, hint } };
}
