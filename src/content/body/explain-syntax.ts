// In: a parse error of MDX. Out: the finding, with what to write instead.
import type { VFile } from 'vfile';
import { spanFrom, type Finding } from '../problem/locate.ts';
import { allowedElements, unknownElement } from './elements.ts';
import { codeFault, commentFault } from './rules/nodes.ts';
import { closingTag, explainClosing, explainMismatch, type Explained } from './explain-closing.ts';

/** A parse error of MDX. */
export type SyntaxMessage = VFile['messages'][number];

/** Explains a parse error of `text`. */
export function explainSyntax(text: string, message: SyntaxMessage): Explained {
  const { reason, ruleId = '' } = message;
  const at = offsetOf(message) ?? text.length;
  if (ruleId === 'end-tag-mismatch') return explainMismatch(text, reason, at);
  if (ruleId.includes('slash') || ruleId === 'unexpected-attribute')
    return explainClosing(text, at);
  if (/\bin expression\b/.test(reason))
    return blanked({ ...spanFrom(unclosedBrace(text, at), '{'), ...codeFault });
  return explainTag(text, Math.max(0, text.lastIndexOf('<', at - 1)), at);
}

function offsetOf({ place }: SyntaxMessage): number | undefined {
  if (!place) return undefined;
  return 'start' in place ? place.start.offset : place.offset;
}

function blanked(finding: Finding): Explained {
  return { finding, blanks: [finding] };
}

/** The offset of the last unclosed `{` before another offset. */
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
  const known = explainComment(start, rest) ?? explainAddress(start, rest);
  if (known) return blanked(known);
  const tag = /^<(\/?[\p{L}_$][\p{L}\p{N}_$.:-]*)/u.exec(rest);
  if (!tag)
    return blanked({
      start,
      end: start + 1,
      code: 'syntax-angle',
      message: '`<` begins a tag, and no name follows it.',
      hint: 'Write `&lt;` where the sign itself is meant.',
    });
  const [opening, name = ''] = tag;
  const finding =
    explainForeign(name, opening, start) ??
    explainValue(text.slice(start, at), start, at) ??
    explainUnreadable(opening, start, text[at]);
  const tail = /^[^<>\n]*>/.exec(text.slice(at))?.[0].length;
  const end = tail === undefined ? start + opening.length : at + tail;
  return { finding, blanks: [{ start, end }, ...closingTag(text, name, end)] };
}

function explainComment(start: number, rest: string): Finding | undefined {
  const comment = /^<!--.*?(?:-->|$)/s.exec(rest)?.[0];
  if (comment === undefined) return undefined;
  return { ...spanFrom(start, comment), ...commentFault };
}

/** A tag that isn't allowed is reported as such, and not for its syntax. */
function explainForeign(name: string, tag: string, start: number): Finding | undefined {
  const isName = /^[\w.:-]+$/.test(name);
  if (!isName || tag.startsWith('</') || allowedElements.has(name)) return undefined;
  return { ...spanFrom(start, tag), ...unknownElement(name) };
}

function explainAddress(start: number, rest: string): Finding | undefined {
  const address = /^<((?:https?:|mailto:|www\.|[^\s<>@]+@)[^\s<>]*)>?/i.exec(rest);
  if (!address) return undefined;
  const [all, inside = ''] = address;
  const scheme = inside.includes('@') ? 'mailto:' : 'https://';
  const target = /^(?:https?|mailto):/i.test(inside) ? inside : scheme + inside;
  const message = "An address can't stand between `<` and `>`.";
  const hint = `Write \`[text](${target})\`.`;
  return { ...spanFrom(start, all), code: 'syntax-address', message, hint };
}

/** A value without quotes, or with typographic ones. */
function explainValue(before: string, start: number, at: number): Finding | undefined {
  const found = /([\w-]+)\s*=\s*\{?\s*$/.exec(before);
  if (!found) return undefined;
  const [, property = ''] = found;
  const message = `The value of \`${property}\` must stand between straight quotes.`;
  const hint = `Write \`${property}="…"\`.`;
  return { start: start + found.index, end: at + 1, code: 'syntax-quotes', message, hint };
}

function explainUnreadable(tag: string, start: number, found = '\n'): Finding {
  const isOpen = found === '<' || found === '\n';
  const message = `The tag \`${tag}\` ${isOpen ? 'has no end' : `can't be read from \`${found}\` on`}.`;
  const hint = 'End it with `>`; if no tag is meant, write `&lt;` for `<`.';
  return { ...spanFrom(start, tag), code: 'syntax-tag', message, hint };
}
