// In: the tree of a body. Out: its pictures and sounds, their captions, and the tree with components for them.
import type { Image, Nodes, Root, Paragraph } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { propertyOf, readPhrase } from './read-phrase.ts';
import { nodesIn, spanOf } from './rule.ts';
import type { Span } from '../report/locate.ts';
import { media } from '../fields/names.ts';
import { videoId } from '../fields/video-id.ts';
import type { VFile } from 'vfile';
import { typeset } from '../../text/typeset.ts';
import { phraseSyntax } from './read-syntax.ts';
import { languageOfFile } from '../../text/language-name.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function isSound(node: Nodes): node is Element {
  return 'name' in node && node.name === 'Sound';
}

/** Whether a node is a sound or a video. */
function isPlayer(node: Nodes): node is Element {
  return isSound(node) || ('name' in node && node.name === 'Video');
}

/** The pictures of a paragraph that contains nothing else; otherwise none. */
export function picturesIn(node: Nodes): readonly Image[] {
  if (node.type !== 'paragraph') return [];
  const content = node.children.filter(
    (child) => child.type !== 'break' && !(child.type === 'text' && child.value.trim() === ''),
  );
  const pictures = content.filter((child) => child.type === 'image');
  return pictures.length === content.length ? pictures : [];
}

/** The captions of pictures, and the titles of sounds and videos, with their nodes. */
export function captionsIn(tree: Root) {
  return nodesIn(tree).flatMap((node) => {
    const text = node.type === 'image' ? node.title : isPlayer(node) && propertyOf(node, 'title');
    return text ? { text, node } : [];
  });
}

export interface BodyMedium {
  readonly kind: 'image' | 'sound';
  readonly name: string;
}

/** The pictures and sounds in a tree, with their spans. */
export function mediaInTree(tree: Root): (BodyMedium & Span)[] {
  return nodesIn(tree).flatMap((node): (BodyMedium & Span)[] => {
    const isImage = node.type === 'image';
    if (!isImage && !isSound(node)) return [];
    const kind = isImage ? 'image' : 'sound';
    const name = media[kind].parse(isImage ? node.url : propertyOf(node, 'file'));
    const { start = 0, end = start } = spanOf(node);
    return name === undefined ? [] : [{ kind, name, start, end }];
  });
}

/** A remark plugin that turns pictures into figures with captions, and exports their file names as `pictures`. */
export function transformFigures() {
  return (tree: Root, { path, data }: VFile): void => {
    const { id: locale } = languageOfFile(path);
    const rows = tree.children.map(picturesIn);
    const names = rows.flat().map(nameOf);
    tree.children = tree.children.map((node, index) => {
      const row = rows[index] ?? [];
      return row.length === 0 ? node : element('Row', {}, row.map(figure));
    });
    const players = nodesIn(tree).filter(isPlayer);
    for (const player of players) {
      const title = propertyOf(player, 'title');
      const label = typeset(readPhrase(title, locale).value, locale);
      const properties = { ...sourceOf(player), label };
      Object.assign(player, element(player.name ?? '', properties, captionOf(title)));
    }
    if (players.length > 0 || names.length > 0)
      data.exported = { ...data.exported, pictures: names };

    function figure(image: Image, _: number, row: readonly Image[]): MdxJsxFlowElement {
      const alt = typeset(image.alt ?? '', locale);
      const rowFiles = row.map(nameOf).join(' ');
      return element(
        'Figure',
        { file: nameOf(image), alt, row: rowFiles },
        captionOf(image.title ?? ''),
      );
    }
  };
}

/** The file of a sound, or the id of a video. */
function sourceOf(player: Element): Readonly<Record<string, string>> {
  return isSound(player)
    ? { file: media.sound.parse(propertyOf(player, 'file')) ?? '' }
    : { id: videoId().parse(propertyOf(player, 'id')) ?? '' };
}

function nameOf({ url }: Image): string {
  return media.image.parse(url) ?? url;
}

function captionOf(text: string): Paragraph[] {
  const { tree } = phraseSyntax(text);
  // A copy: phrases are shared, and `typesetBody` changes their texts.
  return structuredClone(tree?.children ?? []).filter((node) => node.type === 'paragraph');
}

function element(
  name: string,
  properties: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  const attributes = Object.entries(properties).map(
    ([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }) as const,
  );
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}
