// In: the tree of a body. Out: the pictures and the sounds that it names.
import type { Nodes, Root } from 'mdast';
import type { Span } from '../report/locate.ts';
import { media } from '../fields/media-name.ts';
import { isSound } from './figures.ts';
import { property } from './read-phrase.ts';
import { visit } from './rule.ts';

/** The name of a picture or of a sound. */
export interface Medium {
  readonly kind: 'image' | 'sound';
  readonly name: string;
}

/** What a body names, and where. */
export function mediaOf(tree: Root): (Medium & Span)[] {
  const found: (Medium & Span)[] = [];
  visit(tree, (node) => {
    const medium = mediumOf(node);
    const [start = 0, end = start] = [node.position?.start.offset, node.position?.end.offset];
    if (medium) found.push({ ...medium, start, end });
  });
  return found;
}

function mediumOf(node: Nodes): Medium | undefined {
  if (node.type === 'image') return named('image', media.image.nameIn(node.url));
  return isSound(node) ? named('sound', media.sound.nameIn(property(node, 'file'))) : undefined;
}

function named(kind: Medium['kind'], name: string | undefined): Medium | undefined {
  return name === undefined ? undefined : { kind, name };
}
