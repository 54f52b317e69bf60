// Inline nodes -> their text in one line, with marks for emphasis, other languages and links.
import { DomUtils, parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof DomUtils.getChildren>[number];
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The text of adjacent nodes, with a space between those that only their boxes separate. */
export function inlineText(nodes: readonly Node[], lang: string): string {
  return nodes.reduce((before, node) => {
    const text = inlineOf(node, lang);
    const isApart = DomUtils.isTag(node) && !/^(?:em|i|strong|b|su[bp])$/.test(node.name);
    return (
      before +
      (isApart && /[^\s(“«„¿¡]$/u.test(before) && /^[\p{L}\p{N}[!{]/u.test(text) ? ' ' : '') +
      text
    );
  }, '');
}

function inlineOf(node: Node, lang: string): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || isHidden(node)) return '';
  const { name, attribs } = node;
  if (attribs['aria-hidden'] === 'true') {
    const visible = DomUtils.innerText(node).trim();
    return visible && `(unspoken: ${visible})`;
  }
  const nodeLang = attribs['lang'] ?? lang;
  const text = attribs['aria-label'] ?? inlineText(node.children, nodeLang).trim();
  const formatted = inline[name]?.(text, attribs) ?? inlineText(node.children, nodeLang);
  return nodeLang === lang || !formatted ? formatted : `{${nodeLang} ${formatted}}`;
}

type Attributes = Readonly<Record<string, string>>;

const inline: Readonly<Record<string, (text: string, attributes: Attributes) => string>> = {
  a: (text, { href }) => `[${text}](${href})`,
  audio: (_text, { src }) => `sound ${src}`,
  button: (text) => `button "${text}"`,
  em: (text) => `*${text}*`,
  iframe: (_text, { title, src, srcdoc = '' }) =>
    `frame "${title}" ${src}: ${inlineText(parseDocument(srcdoc).children, '').trim()}`,
  // The name of a picture's file without its hash and its width.
  img: (_text, { alt, src = '' }) =>
    alt ? `![${alt}](${src.replace(/^.*\/|-\w{8}-\d+\.\w+$/g, '')})` : '',
  input: (_text, attributes) => fieldOf(attributes),
  strong: (text) => `**${text}**`,
  textarea: (_text, attributes) => fieldOf({ ...attributes, type: 'lines' }),
  time: (text, { datetime }) => `${text} <${datetime}>`,
};

function fieldOf({ name, type = 'text', autocomplete, required }: Attributes): string {
  const details = [
    type,
    autocomplete && `autocomplete ${autocomplete}`,
    required !== undefined && 'required',
  ];
  return `field ${name} (${details.filter(Boolean).join(', ')})`;
}

/** Whether an element is neither visible nor announced. */
export function isHidden({ name, attribs }: Element): boolean {
  return /^(?:noscript|script|style|svg|source|template)$/.test(name) || 'hidden' in attribs;
}
