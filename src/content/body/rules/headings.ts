// In: the headings of a body. Out: those without a text, of the page's own levels, or whose last sign isn't shown.
import type { Heading } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { eachNode } from '../rule.ts';

/** Headings need a text and at least level 3. */
export const headings = eachNode((node, _, text) =>
  node.type === 'heading' ? (checkHeading(node) ?? checkEnd(node, text)) : undefined,
);

/** Markdown takes signs at the end of a heading for its end, though there be fewer than at its beginning. */
function checkEnd({ position }: Heading, text: string): Fault | undefined {
  const line = text.slice(position?.start.offset, position?.end.offset);
  const [, begin = '', words = '', end = ''] =
    /^(#+)[ \t]+(.*\S)[ \t]+(#+)[ \t]*$/.exec(line) ?? [];
  if (begin === end) return undefined;
  return {
    code: 'heading-end',
    severity: 'warning',
    message: `\`${end}\` at the end of a heading isn’t shown.`,
    hint: `Write \`${begin} ${words} ${end.replaceAll('#', '\\#')}\`.`,
  };
}

function checkHeading({ children, depth, position }: Heading): Fault | undefined {
  if (children.length === 0)
    return {
      code: 'heading-empty',
      message: 'The heading has no text.',
      hint: 'Write one, or delete the line.',
    };
  if (depth > 2) return undefined;
  const isUnderlined = position && position.start.line < position.end.line;
  return {
    code: 'heading-level',
    message: `A body can't hold headings of level ${depth}: the page has its own.`,
    hint: isUnderlined
      ? 'Write `### Title`; or, if the line below is no underline, leave an empty line above it.'
      : 'Write `### Title`.',
  };
}
