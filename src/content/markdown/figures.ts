// In: the tree of a body. Out: its pictures and sounds, and what is said of them.
import type { Image, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { property } from './read-phrase.ts';
import { visit } from './rule.ts';
import type { Span } from '../report/locate.ts';
import { media } from '../fields/media-name.ts';

/** Whether a node is a sound. */
export function isSoundElement(node: Nodes): node is MdxJsxFlowElement | MdxJsxTextElement {
  return 'name' in node && node.name === 'Sound';
}

/** The pictures of a paragraph that holds nothing else; none of any other node. */
export function picturesIn(node: Nodes): readonly Image[] {
  if (node.type !== 'paragraph') return [];
  const words = node.children.filter(
    (child) => child.type !== 'break' && !(child.type === 'text' && child.value.trim() === ''),
  );
  const pictures = words.filter((child) => child.type === 'image');
  return pictures.length === words.length ? pictures : [];
}

/** The caption of a picture or the title of a sound, and the node that it is of. */
export interface Caption {
  readonly text: string;
  readonly node: Nodes;
}

/** The captions of pictures and the titles of sounds. */
export function captionsIn(tree: Root): readonly Caption[] {
  const found: Caption[] = [];
  visit(tree, (node) => {
    const text =
      node.type === 'image' ? node.title : isSoundElement(node) && property(node, 'title');
    if (text) found.push({ text, node });
  });
  return found;
}

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
  return isSoundElement(node)
    ? named('sound', media.sound.nameIn(property(node, 'file')))
    : undefined;
}

function named(kind: Medium['kind'], name: string | undefined): Medium | undefined {
  return name === undefined ? undefined : { kind, name };
}
