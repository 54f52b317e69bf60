// In: the texts of a body. Out: links that Markdown can't parse, and so takes for text.
import type { Text } from 'mdast';
import type { Fault } from '../../report/locate.ts';
import { eachNode } from '../rule.ts';

/** Links that Markdown can't parse are text in the tree. */
export const brokenLinks = eachNode((node, _, text) =>
  node.type === 'text' ? checkText(node, text) : undefined,
);

/** Markdown takes a link whose address is invalid for text. Where its characters are escaped, that is intended. */
function checkText({ value, position }: Text, text: string): Fault | undefined {
  const source = text.slice(position?.start.offset, position?.end.offset);
  const [written] = /!?(?<!\\)\[[^[\]]*(?<!\\)\]\(/.exec(source) ?? [];
  if (!written || !/\[[^[\]]*\]\(/.test(value)) return undefined;
  if (written.startsWith('!'))
    return {
      code: 'picture-broken',
      message: "This picture can't be read.",
      hint: 'Write `![What it shows](file.jpg "Caption")`: a name without spaces, the caption between two straight `"`, and `“…”` for quotations within it.',
    };
  return {
    code: 'link-broken',
    message: "The address of this link can't be read.",
    hint: 'Write it between `(` and `)` without spaces: `%20` stands for a space.',
  };
}
