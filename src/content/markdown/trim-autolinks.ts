// In: the tree of a body. Out: the same, with quotation marks and the like behind a bare address outside of its link.
import type { Link, Nodes, Parents, Root, Text } from 'mdast';

/** Ends bare addresses where the sentence around them goes on: they hold no quotation mark, ellipsis or CJK punctuation. */
export function trimAutolinks(tree: Root): Root {
  trimIn(tree);
  return tree;
}

const boundary = /[“”„«»‘’‹›…—\u3000-\u303F\uFF00-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65]/;

function trimIn(parent: Parents): void {
  const nodes: Nodes[] = parent.children;
  for (const [index, node] of [...nodes.entries()].toReversed()) {
    const rest = node.type === 'link' ? cut(node) : undefined;
    if (rest) nodes.splice(index + 1, 0, rest);
    else if ('children' in node) trimIn(node);
  }
}

/** Cuts a bare address, and returns what isn't part of it. */
function cut(link: Link): Text | undefined {
  const [text, other] = link.children;
  const bare = link.url.replace(/^(?:http:\/\/|mailto:)(?=.)/, '');
  if (other || text?.type !== 'text' || ![link.url, bare].includes(text.value)) return undefined;
  const at = text.value.search(boundary);
  if (at === -1) return undefined;
  const rest = text.value.slice(at);
  link.url = link.url.slice(0, link.url.length - rest.length);
  text.value = text.value.slice(0, at);
  return { type: 'text', value: rest };
}
