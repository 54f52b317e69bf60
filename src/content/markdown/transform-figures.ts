// In: the tree of a body. Out: the same, with components for its pictures, side by side where they are, and for its sounds.
import type { Image, Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { typeset } from '../../text/typeset.ts';
import { media } from '../fields/media-name.ts';
import { isSoundElement, picturesIn } from './figures.ts';
import { property, readPhrase } from './read-phrase.ts';
import { phraseSyntax } from './read-syntax.ts';
import { visit } from './rule.ts';
import { localeOf } from './typeset-body.ts';

/** A remark plugin that makes figures, whose captions are phrases, and exports the names of their pictures as `pictures`. */
export function transformFigures() {
  return (tree: Root, { path, data }: VFile): void => {
    const locale = localeOf(path);
    const rows = tree.children.map(picturesIn);
    const names = rows.flat().map(nameOf);
    tree.children = tree.children.map((node, index) => {
      const row = rows[index] ?? [];
      return row.length === 0 ? node : element('Row', {}, row.map(figure));
    });
    let hasSound = false;
    visit(tree, (node) => {
      if (!isSoundElement(node)) return;
      hasSound = true;
      const [title, file] = [
        property(node, 'title'),
        media.sound.nameIn(property(node, 'file')) ?? '',
      ];
      const label = typeset(readPhrase(title, locale).value, locale);
      Object.assign(node, element('Sound', { file, label }, captionOf(title)));
    });
    if (hasSound || names.length > 0) data.exported = { ...data.exported, pictures: names };

    function figure(image: Image, _: number, row: readonly Image[]): MdxJsxFlowElement {
      const alt = typeset(image.alt ?? '', locale);
      const beside = row.map(nameOf).join(' ');
      return element('Figure', { file: nameOf(image), alt, beside }, captionOf(image.title ?? ''));
    }
  };
}

function nameOf({ url }: Image): string {
  return media.image.nameIn(url) ?? url;
}

function captionOf(text: string): Paragraph[] {
  const { tree } = phraseSyntax(text);
  // What is of this body is typeset in its place.
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
