// In: the place of a fault of YAML. Out: the line of a list there that lacks its hyphen, with what to write instead.
import { asValue, type ExplainedLine } from './explain-line.ts';

/** Explains a line between the items of a list, or below them, that doesn't begin with a hyphen and a space. */
export function itemWithoutHyphen(text: string, at: number): ExplainedLine | undefined {
  const above = text.slice(0, at).split('\n');
  const lines = text.split('\n');
  const first = lines.findLastIndex(
    (line, index) => index < above.length - 1 && !/^\s*(?:-\s|$)/.test(line),
  );
  // The items of a list of groups are fields.
  const indent = /^\s*(?=- (?!\w+:\s))/.exec(lines[first + 1] ?? '')?.[0];
  if (indent === undefined) return undefined;
  for (const [index, line] of lines.entries()) {
    const item = line.slice(indent.length);
    if (index <= first + 1 || item.startsWith('- ') || line.trim() === '') continue;
    // What is indented further belongs to the item above; a field ends the list.
    const isOfList = line.startsWith(indent) && !/^\s/.test(item);
    if (!isOfList || (indent === '' && /^[\w-]+\s*:|^---/.test(item))) return undefined;
    const words = item.replace(/^-/, '').trim();
    const from = lines.slice(0, index).join('\n').length + 1 + indent.length;
    return {
      code: 'yaml-item',
      message: 'A line of a list begins with `-` and a space.',
      hint: `Write \`${indent}- ${asValue(words)}\`.`,
      from,
      to: from + item.trimEnd().length,
    };
  }
  return undefined;
}
