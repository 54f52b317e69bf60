// In: the tree of a body. Out: the same, with all inline elements in paragraphs.
import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { assumeType } from '../../assume-type.ts';
import { allowedElements } from './elements.ts';

/**
 * A remark plugin that restores the paragraph, and the spaces, of inline elements such as `<Lang>` that are all that it
 * holds: the compiler of MDX unwraps them before any plugin.
 */
export function wrapPhrases() {
  return (tree: Root): void => {
    let open: { paragraph: Paragraph; end: MdxJsxFlowElement } | undefined;
    const wrapped: RootContent[] = [];
    for (const node of tree.children) {
      const phrase = isPhraseElement(node) ? node : undefined;
      if (!phrase || !open || !followsOn(open.end, phrase)) open = undefined;
      if (!phrase) wrapped.push(node);
      else if (open) open.paragraph.children.push(...gap(open.end, phrase), asText(phrase));
      else
        wrapped.push(
          (open = { paragraph: { type: 'paragraph', children: [asText(phrase)] }, end: phrase })
            .paragraph,
        );
      if (open && phrase) open.end = phrase;
    }
    tree.children = wrapped;
  };
}

function isPhraseElement(node: Nodes): node is MdxJsxFlowElement {
  return (
    node.type === 'mdxJsxFlowElement' && allowedElements.get(node.name ?? '')?.isBlock === false
  );
}

/** Whether two elements were in one paragraph: no empty line is between them. */
function followsOn(
  { position: before }: MdxJsxFlowElement,
  { position: after }: MdxJsxFlowElement,
): boolean {
  return (after?.start.line ?? Infinity) - (before?.end.line ?? 0) < 2;
}

function gap(
  { position: before }: MdxJsxFlowElement,
  { position: after }: MdxJsxFlowElement,
): PhrasingContent[] {
  return before?.end.offset === after?.start.offset ? [] : [{ type: 'text', value: ' ' }];
}

function asText(element: MdxJsxFlowElement): PhrasingContent {
  // The element was in a paragraph, and so were its children.
  const children = assumeType<PhrasingContent[]>(element.children);
  return { ...element, type: 'mdxJsxTextElement', children };
}
