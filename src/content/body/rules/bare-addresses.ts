// In: the links of a body. Out: addresses that Markdown ends later than they do.
import type { Link } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { eachNode } from '../rule.ts';
import { cjk } from './emphasis.ts';

/** Reports bare addresses that go on into the words behind them, where no space parts the two. */
export const bareAddresses = eachNode((node) => (node.type === 'link' ? faultIn(node) : undefined));

/** A Chinese, Japanese or Korean letter, or a sentence whose full stop the name of a host can't hold. */
const beyond = new RegExp(String.raw`${cjk}|(?<=^(?:https?://)?[^/?#]*)[.,;!?]\p{Lu}\p{Ll}+$`, 'u');

function faultIn({ url, children: [text, other] }: Link): Fault | undefined {
  const isBare = text?.type === 'text' && !other && url.endsWith(text.value);
  const found = isBare ? beyond.exec(text.value) : null;
  if (!found || !isBare) return undefined;
  const address = text.value.slice(0, found.index);
  return {
    code: 'link-swallows',
    severity: 'warning',
    message: `The address goes on into \`${text.value.slice(found.index)}\`, so that the link leads nowhere.`,
    hint: `Write \`[${address}](https://${address.replace(/^https?:\/\//, '')})\`, or a space behind it.`,
  };
}
