// In: the text of a body. Out: unexpected characters.
import type { Root } from 'mdast';
import { spanFrom, type Finding } from '../../problem/locate.ts';
import { unexpectedCharacters } from '../../problem/unexpected-text.ts';
import { proseOf } from '../rule.ts';

/** Reports mojibake and invisible characters, wherever they are, and no-break spaces where Markdown wants a space. */
export function characters(tree: Root, text: string): Finding[] {
  return [...unexpectedCharacters(text), ...noBreakSpacesIn(proseOf(tree, text))];
}

function noBreakSpacesIn(text: string): Finding[] {
  const found = text.matchAll(
    /^([ \t]*)([-*+]|\d{1,9}[.)]|#{1,6})?([\u00A0\u2007\u202F]+)(?=\S|[ \t]*\S)/gm,
  );
  return [...found].map(({ 1: indent = '', 2: sign = '', 3: spaces = '', index }) => ({
    ...spanFrom(index + indent.length + sign.length, spaces),
    code: 'space-no-break',
    severity: 'warning',
    message: sign
      ? `The space behind \`${sign}\` is a no-break space, so that Markdown takes both for a part of the text.`
      : 'This line is indented with a no-break space, which Markdown takes for a part of the text.',
    hint: 'Write an ordinary space instead.',
  }));
}
