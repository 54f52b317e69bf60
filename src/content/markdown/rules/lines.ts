// In: a body or a phrase. Out: lists and poems whose line ends Markdown doesn't preserve, and numbers that it changes.
import type { Paragraph, List } from 'mdast';
import { spanFrom, type Issue } from '../../report/locate.ts';
import { picturesIn } from '../figures.ts';
import { eachNode, spanOf } from '../rule.ts';

/** Reports lines with a bullet that isn't a list marker of Markdown, and short lines that are joined. */
export const lines = eachNode((node, _, text) => {
  if (node.type !== 'paragraph') return undefined;
  const { start = 0, end } = spanOf(node);
  const source = text.slice(start, end);
  return bulletIn(source, start) ?? (isTypedInLines(node, source) ? linesJoined : undefined);
});

/** A bullet of word processors at the start of a line. */
const bullet = /^[ \t>]*([•·▪▫◦‣●○∙➢])[ \t\u00A0]+\S/m;

function bulletIn(source: string, start: number): Issue | undefined {
  const match = bullet.exec(source);
  if (!match) return undefined;
  const [line, sign = ''] = match;
  return {
    ...spanFrom(start + match.index + line.indexOf(sign), sign),
    code: 'list-bullet',
    severity: 'warning',
    message: `Lines that begin with \`${sign}\` aren’t shown as a list, but as one paragraph.`,
    hint: 'Begin each with `- `, the first below an empty line; in a field, write them as one sentence.',
  };
}

/** In characters: wrapped prose has longer lines, except its last one. */
const minProseLine = 50;
const minShortLines = 3;

/** Whether a paragraph has several short lines; rows of a broken table have a separate rule. */
function isTypedInLines(paragraph: Paragraph, source: string): boolean {
  const hasBreak = paragraph.children.some(
    (child) => child.type === 'break' || ('name' in child && child.name === 'br'),
  );
  if (hasBreak || picturesIn(paragraph).length > 0) return false;
  const short = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length < minProseLine);
  return short.length >= minShortLines && !short.some((line) => line.startsWith('|'));
}

const linesJoined: Issue = {
  code: 'lines-joined',
  severity: 'warning',
  message: 'These lines are shown as one paragraph, without their line ends.',
  hint: 'Write `<br />` at the end of each line except the last; in the text below the fields, `- ` before each makes a list.',
};

/** Reports list items that are rendered with another number, such as years. */
export const lists = eachNode((node, _, text) =>
  node.type === 'list' && node.ordered ? changedNumbers(node, text) : undefined,
);

function changedNumbers(list: List, text: string): Issue[] {
  const marks = list.children.map(({ position }) => {
    const start = position?.start.offset ?? 0;
    const [mark = ''] = /^\d*[.)]/.exec(text.slice(start)) ?? [];
    return { mark, start, digits: mark.slice(0, -1) };
  });
  if (marks.every(({ digits }) => digits === '1')) return [];
  return marks.flatMap(({ mark, start, digits }, index) => {
    const rendered = String((list.start ?? 1) + index);
    if (digits === rendered) return [];
    return {
      ...spanFrom(start, mark),
      code: 'list-number',
      severity: 'warning',
      message: `\`${mark}\` at the beginning of a line makes this an item of a list, which is shown as \`${rendered}.\``,
      hint: `Write \`${digits}\\${mark.slice(-1)}\` if it isn’t a list.`,
    };
  });
}
