// In: a link of a body. Out: whether Markdown ends its address later than it ends.
import type { Link } from 'mdast';
import type { Fault } from '../problem/locate.ts';
import { cjk } from './rules/emphasis.ts';

/** A Chinese, Japanese or Korean letter, or a sentence whose full stop the name of a host can't hold. */
const beyond = new RegExp(String.raw`${cjk}|(?<=^(?:https?://)?[^/?#]*)[.,;!?]\p{Lu}\p{Ll}+$`, 'u');

/** The fault of a bare address that goes on into the words behind it, where no space parts the two. */
export function swallowedBy({ url, children: [text, other] }: Link): Fault | undefined {
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
