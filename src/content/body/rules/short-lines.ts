// In: the paragraphs of a body or of a phrase. Out: those that were typed line by line, as lists and poems are.
import type { Paragraph } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { picturesIn } from '../figures.ts';
import { eachNode } from '../rule.ts';

/** Reports short lines that Markdown joins to one paragraph; bullets and rows of tables have rules of their own. */
export const shortLines = eachNode((node, _, text) =>
  node.type === 'paragraph' && isTypedInLines(node, text) ? joined : undefined,
);

/** In letters: prose that is wrapped has longer lines, but for its last one. */
const shortest = 50;
const fewest = 3;

function isTypedInLines(paragraph: Paragraph, text: string): boolean {
  const hasBreak = paragraph.children.some(
    (child) => child.type === 'break' || ('name' in child && child.name === 'br'),
  );
  if (hasBreak || picturesIn(paragraph).length > 0) return false;
  const { start, end } = paragraph.position ?? {};
  const lines = text.slice(start?.offset, end?.offset).split('\n');
  const short = lines.filter((line) => line.trim().length < shortest);
  return (
    short.length >= fewest &&
    !lines.some((line) => /^[\s>]*[•·▪▫◦‣●○∙➢\uE000-\uF8FF|–—]/.test(line))
  );
}

const joined: Fault = {
  code: 'lines-joined',
  severity: 'warning',
  message: 'These lines are shown as one paragraph, without their line ends.',
  hint: 'Write `<br />` at the end of each that a new line follows, or `- ` before each to make a list.',
};
