// In: a body or a phrase. Out: lists and poems whose line ends Markdown doesn't show, and numbers that it changes.
import type { Paragraph, List } from 'mdast';
import { spanFrom, type Issue } from '../../report/locate.ts';
import { picturesIn } from '../figures.ts';
import { eachNode, spanOf } from '../rule.ts';

/** Reports lines with a bullet that makes no list in Markdown, and short lines that are joined. */
export const lines = eachNode((node, _, text) => {
  if (node.type !== 'paragraph') return undefined;
  const { start = 0, end } = spanOf(node);
  const source = text.slice(start, end);
  return bulletIn(source, start) ?? (isTypedInLines(node, source) ? joined : undefined);
});

/** A sign that word processors begin items with. */
const bullet = /^[ \t>]*([•·▪▫◦‣●○∙➢])[ \t\u00A0]+\S/m;

function bulletIn(source: string, start: number): Issue | undefined {
  const found = bullet.exec(source);
  if (!found) return undefined;
  const [line, sign = ''] = found;
  return {
    ...spanFrom(start + found.index + line.indexOf(sign), sign),
    code: 'list-bullet',
    severity: 'warning',
    message: `Lines that begin with \`${sign}\` are no list, but run on in one paragraph.`,
    hint: 'Begin each of them with `- `, the first below an empty line; in a field, write them as one sentence.',
  };
}

/** In letters: prose that is wrapped has longer lines, but for its last one. */
const shortest = 50;
const fewest = 3;

/** Whether most of a paragraph are short lines; rows without a table have a rule of their own. */
function isTypedInLines(paragraph: Paragraph, source: string): boolean {
  const hasBreak = paragraph.children.some(
    (child) => child.type === 'break' || ('name' in child && child.name === 'br'),
  );
  if (hasBreak || picturesIn(paragraph).length > 0) return false;
  const short = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length < shortest);
  return short.length >= fewest && !short.some((line) => line.startsWith('|'));
}

const joined: Issue = {
  code: 'lines-joined',
  severity: 'warning',
  message: 'These lines are shown as one paragraph, without their line ends.',
  hint: 'Write `<br />` at the end of each that a new line follows; in the text below the fields, `- ` before each makes a list.',
};

/** Reports items that are shown with another number than is written, such as years. */
export const lists = eachNode((node, _, text) =>
  node.type === 'list' && node.ordered ? changedIn(node, text) : undefined,
);

function changedIn(list: List, text: string): Issue[] {
  const marks = list.children.map(({ position }) => {
    const start = position?.start.offset ?? 0;
    const [mark = ''] = /^\d*[.)]/.exec(text.slice(start)) ?? [];
    return { mark, start, digits: mark.slice(0, -1) };
  });
  if (marks.every(({ digits }) => digits === '1')) return [];
  return marks.flatMap(({ mark, start, digits }, index) => {
    const shown = String((list.start ?? 1) + index);
    if (digits === shown) return [];
    return {
      ...spanFrom(start, mark),
      code: 'list-number',
      severity: 'warning',
      message: `\`${mark}\` at the beginning of a line makes this an item of a list, which is shown as \`${shown}.\``,
      hint: `Write \`${digits}\\${mark.slice(-1)}\` where no list is meant.`,
    };
  });
}
