// In: the texts of a body. Out: links that Markdown can't parse, and so takes for text.
import type { Text } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { eachNode } from '../rule.ts';

/** Links that Markdown can't parse are text in the tree. */
export const linkReferences = eachNode((node) =>
  node.type === 'text' ? checkText(node) : undefined,
);

/**
 * Markdown takes a reference without a definition, or a link whose address is invalid, for text. Where its characters
 * are escaped, so that the value is shorter than its source, that is intended.
 */
function checkText({ value, position }: Text): Fault | undefined {
  const [reference] = /\[[^[\]]+\]\[[^[\]]*\]/.exec(value) ?? [];
  if (reference)
    return {
      code: 'link-undefined',
      message: `\`${reference}\` refers to an address that isn't defined.`,
      hint: 'Write `[text](https://…)`.',
    };
  const length = (position?.end.offset ?? 0) - (position?.start.offset ?? 0);
  if (!/\[[^[\]]*\]\(/.test(value) || length !== value.length) return undefined;
  return {
    code: 'link-broken',
    message: "The address of this link can't be read.",
    hint: 'Write it between `(` and `)` without spaces: `%20` stands for a space.',
  };
}
