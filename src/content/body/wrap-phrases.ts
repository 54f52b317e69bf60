// In: the tree that MDX is about to compile. Out: the same with all words in paragraphs.
import type { Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { allowedElements } from './elements.ts';

/**
 * A plugin that puts elements such as `<Lang>` back into a paragraph where they are all that it held: MDX
 * takes the paragraph, and the spaces, away from around and between them.
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

/** Whether two elements stood in one paragraph: no empty line is between them. */
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
  const children: Nodes[] = element.children;
  return { ...element, type: 'mdxJsxTextElement', children: children.filter(isPhrase) };
}

/** The children of an element that stood in a paragraph are phrases, whatever MDX calls the element since. */
function isPhrase(node: Nodes): node is PhrasingContent {
  return node.type !== 'root';
}
