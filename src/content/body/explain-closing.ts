// In: a parse error of MDX about tags that don't match. Out: the finding, with what to write instead.
import { allowedElements, replacementFor } from './elements.ts';
import { spanFrom, type Span } from '../problem/locate.ts';
import type { Explained } from './explain-syntax.ts';

/** Explains a closing tag without an opening one, or with more than its name in it. */
export function explainClosing(text: string, at: number): Explained {
  const start = Math.max(0, text.lastIndexOf('<', at));
  const tag = /^<[^<>]*>?/.exec(text.slice(start))?.[0] ?? '<';
  const name = /^<\s*\/\s*([^\s<>/]*)/.exec(tag)?.[1] ?? '';
  const range = { start, end: start + tag.length };
  const isPlain = tag.replaceAll(/\s/g, '') === `</${name}>`;
  // Blanks the surplus only, so that the tag still closes its element.
  const rest = { start: range.start + tag.indexOf(name) + name.length, end: range.end - 1 };
  const fault = isPlain
    ? {
        code: 'syntax-unopened',
        message: `\`${tag}\` closes a tag that isn't open.`,
        hint: `Delete it, or write \`<${name}>\` where it should begin.`,
      }
    : {
        code: 'syntax-tag',
        message: 'A closing tag holds its name and nothing else.',
        hint: `Write \`</${name}>\`.`,
      };
  return { finding: { ...range, ...fault }, blanks: [isPlain ? range : rest] };
}

/** Explains tags that overlap or are unclosed. MDX gives the opening tag's position in its message only. */
export function explainMismatch(text: string, reason: string, at: number): Explained {
  const [, closing] = /^Unexpected closing tag `(<[^`]*>)`/.exec(reason) ?? [];
  const [, name = '', line = '1', column = '1'] =
    /for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  const opening = tagAt(text, offsetAt(text, Number(line), Number(column)));
  if (closing !== undefined) return explainCrossing(text, name, tagAt(text, at), opening);
  const isNamed = reason.startsWith('Expected a closing tag');
  return isNamed ? explainUnclosed(text, name, opening) : explainSplit(text, tagAt(text, at));
}

function explainCrossing(text: string, name: string, range: Span, opening: Span): Explained {
  const closing = text.slice(range.start, range.end);
  const message = `\`${closing}\` stands where \`</${name}>\` is expected.`;
  const hint = `Close first what was opened last: write \`</${name}>\` before it.`;
  const finding = { ...range, code: 'syntax-mismatch', message, hint };
  const partner = text.indexOf(`</${name}>`, range.end);
  const other = text.lastIndexOf(closing.replace('/', '').slice(0, -1), opening.start);
  if (partner < 0 || other < 0) return { finding, blanks: [range, opening] };
  return { finding, blanks: [range, opening, tagAt(text, partner), tagAt(text, other)] };
}

function explainUnclosed(text: string, name: string, opening: Span): Explained {
  const partner = closingTag(text, name, opening.end);
  const isMissing = partner.length === 0;
  const finding = {
    ...opening,
    code: 'syntax-unclosed',
    message: isMissing
      ? `\`<${name}>\` is never closed.`
      : `\`<${name}>\` is not closed in the paragraph that it begins in.`,
    hint: closingHint(name, isMissing),
  };
  return { finding, blanks: [opening, ...partner] };
}

/** The first closing tag of an element at or after an offset, if any. */
export function closingTag(text: string, name: string, from: number): Span[] {
  const tag = `</${name}>`;
  const start = text.indexOf(tag, from);
  return start < 0 ? [] : [spanFrom(start, tag)];
}

function closingHint(name: string, isMissing: boolean): string {
  const allowed = allowedElements.get(name);
  if (!allowed) return replacementFor(name);
  if (allowed.holds === 'nothing') return `Write \`<${name} />\`.`;
  return isMissing
    ? `Write \`</${name}>\` where it ends.`
    : `Write \`<${name}>\` and \`</${name}>\` on one line, or each on a line of its own.`;
}

/** A closing tag whose opening tag is in another paragraph. */
function explainSplit(text: string, closing: Span): Explained {
  const name = text.slice(closing.start + '</'.length, closing.end - 1);
  const start = text.lastIndexOf(`<${name}`, closing.start);
  if (start >= 0) return explainUnclosed(text, name, tagAt(text, start));
  return explainClosing(text, closing.start);
}

/** The tag at an offset, or else the character there. */
function tagAt(text: string, start: number): Span {
  const length = /^<[^<>]*>/.exec(text.slice(start))?.[0].length ?? 1;
  return { start, end: start + length };
}

function offsetAt(text: string, line: number, column: number): number {
  // MDX counts a single CR as a line end too.
  const end = [...text.matchAll(/\r\n?|\n/g)][line - 2];
  return (end ? end.index + end[0].length : 0) + column - 1;
}
