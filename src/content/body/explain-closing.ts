// In: a parse error of MDX about tags that don't match. Out: the finding, with what to write instead.
import { allowedElements, replacementFor } from './elements.ts';
import { spanFrom, type Finding, type Span } from '../problem/locate.ts';

/** A syntax error, and the spans to blank so that the rest can be parsed. */
export interface Explained {
  readonly finding: Finding;
  readonly blanks: readonly Span[];
}

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

/** Explains a tag that isn't closed in its paragraph, or not before the one around it is. */
export function explainMismatch(text: string, reason: string, at: number): Explained {
  // MDX gives the opening tag's position in its message only, or not at all.
  const [, line, column] = /for `<[^`]*>` \((\d+):(\d+)/.exec(reason) ?? [];
  const closed = /^<\/([^<>]*)>/.exec(text.slice(at))?.[1] ?? '';
  const start = line
    ? offsetAt(text, Number(line), Number(column))
    : text.lastIndexOf(`<${closed}`, at);
  const [tag = '', name = ''] = /^<([^\s<>/]*)[^<>]*>/.exec(text.slice(Math.max(0, start))) ?? [];
  if (start < 0 || tag === '') return explainClosing(text, at);
  const opening = spanFrom(start, tag);
  const fault = {
    code: 'syntax-unclosed',
    message: `\`<${name}>\` is not closed${allowedElements.get(name)?.isBlock ? '' : ' in its paragraph'}.`,
    hint: closingHint(name, tag),
  };
  return {
    finding: { ...opening, ...fault },
    blanks: [opening, ...closingTag(text, name, opening.end)],
  };
}

/** The first closing tag of an element at or after an offset, if any. */
export function closingTag(text: string, name: string, from: number): Span[] {
  const tag = `</${name}>`;
  const start = text.indexOf(tag, from);
  return start < 0 ? [] : [spanFrom(start, tag)];
}

function closingHint(name: string, tag: string): string {
  const allowed = allowedElements.get(name);
  if (!allowed) return replacementFor(name);
  if (allowed.holds === 'nothing') return `Write \`${tag.replace(/\s*>$/, ' />')}\`.`;
  return allowed.isBlock
    ? `Write \`<${name}>\` and \`</${name}>\` on one line, or each on a line of its own.`
    : `Write \`</${name}>\` where it ends, in the same paragraph.`;
}

function offsetAt(text: string, line: number, column: number): number {
  // MDX counts a single CR as a line end too.
  const end = [...text.matchAll(/\r\n?|\n/g)][line - 2];
  return (end ? end.index + end[0].length : 0) + column - 1;
}
