// In: an element of a body. Out: the issues of its name, properties, place and content.
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Issue, Span } from '../../report/locate.ts';
import {
  checkProperties,
  allowedElements,
  unknownElementIssue,
  type AllowedElement,
} from '../elements.ts';
import { eachNode, spanOf } from '../rule.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A body may only contain the elements of `allowedElements`. */
export const elements = eachNode((node, parent) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    ? checkElement(node, parent)
    : undefined,
);

function checkElement(element: Element, parent: Parents): Issue[] {
  const name = element.name ?? '';
  const allowed = allowedElements.get(name);
  const openingTag = openingTagOf(element);
  if (!allowed) return [{ ...openingTag, ...unknownElementIssue(name) }];
  const issues = [checkPlace(element, name, allowed, parent), checkContent(element, name, allowed)];
  return [
    ...checkProperties(element, openingTag, allowed),
    ...issues.flatMap((issue) => (issue ? [{ ...openingTag, ...issue }] : [])),
  ];
}

/** A block within a paragraph would be invalid HTML. */
function checkPlace(
  { type }: Element,
  name: string,
  { isBlock }: AllowedElement,
  parent: Parents,
): Issue | undefined {
  if (!isBlock || type === 'mdxJsxFlowElement') return undefined;
  const isAlone = parent.type === 'paragraph' && parent.children.every(isElementOrSpace);
  if (isAlone) return undefined;
  return {
    code: 'element-place',
    message: `\`<${name}>\` can’t be within a paragraph.`,
    hint: 'Leave an empty line above and below it.',
  };
}

function isElementOrSpace(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' || (node.type === 'text' && node.value.trim() === '');
}

function checkContent(
  element: Element,
  name: string,
  { content }: AllowedElement,
): Issue | undefined {
  const isEmpty = element.children.every(
    (child) => child.type === 'text' && child.value.trim() === '',
  );
  const code = 'element-content';
  if (content === 'nothing') {
    const message = `\`<${name}>\` must be empty.`;
    return isEmpty ? undefined : { code, message, hint: `Write \`<${name} />\`.` };
  }
  if (isEmpty)
    return {
      ...spanOf(element),
      code,
      message: `\`<${name}>\` has no text.`,
      hint: `Write it between \`<${name}>\` and \`</${name}>\`, or delete both.`,
    };
  const allowedBlocks = content === 'paragraphs' ? ['paragraph'] : [];
  const hasBlock = element.children.some(
    (child) => isBlockNode(child) && !allowedBlocks.includes(child.type),
  );
  if (!hasBlock) return undefined;
  const hint =
    content === 'words'
      ? 'Write both of its tags on the same line as the words between them.'
      : 'Close it before the list, heading or quote.';
  return { code, message: `\`<${name}>\` can only contain ${content}.`, hint };
}

const blockNodes: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'list',
  'blockquote',
  'table',
  'code',
  'thematicBreak',
]);

function isBlockNode(node: Nodes): boolean {
  if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement')
    return allowedElements.get(node.name ?? '')?.isBlock ?? false;
  return blockNodes.has(node.type);
}

/** The span of an element's opening tag; its end isn't in the tree, so the span extends to the content. */
function openingTagOf(element: Element): Partial<Span> {
  const [first] = element.children;
  const { start: end } = first ? spanOf(first) : {};
  return { ...spanOf(element), ...(end !== undefined && { end }) };
}
