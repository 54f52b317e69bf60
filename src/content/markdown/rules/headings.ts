// In: the headings of a body. Out: those without a text, or of the page's own levels.
import type { Heading } from 'mdast';
import type { Fault } from '../../report/locate.ts';
import { eachNode } from '../rule.ts';

/** Headings need a text and at least level 3. */
export const headings = eachNode((node) =>
  node.type === 'heading' ? checkHeading(node) : undefined,
);

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
