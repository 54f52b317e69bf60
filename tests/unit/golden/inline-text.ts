// Neighbours within a block -> their text in one line, with what is emphasised, in another language, or leads somewhere.
import { DomUtils, parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof DomUtils.getChildren>[number];
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The text of neighbours; those that are set apart only by their boxes are by a space. */
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
    const seen = DomUtils.innerText(node).trim();
    return seen && `(unspoken: ${seen})`;
  }
  const own = attribs['lang'] ?? lang;
  const text = attribs['aria-label'] ?? inlineText(node.children, own).trim();
  const shown = inline[name]?.(text, attribs) ?? inlineText(node.children, own);
  return own === lang || !shown ? shown : `{${own} ${shown}}`;
}

type Attributes = Readonly<Record<string, string>>;

const inline: Readonly<Record<string, (text: string, attributes: Attributes) => string>> = {
  a: (text, { href }) => `[${text}](${href})`,
  audio: (_, { src }) => `sound ${src}`,
  button: (text) => `button "${text}"`,
  em: (text) => `*${text}*`,
  iframe: (_, { title, src, srcdoc = '' }) =>
    `frame "${title}" ${src}: ${inlineText(parseDocument(srcdoc).children, '').trim()}`,
  // The name of a picture's file without its hash and its width.
  img: (_, { alt, src = '' }) =>
    alt ? `![${alt}](${src.replace(/^.*\/|-\w{8}-\d+\.\w+$/g, '')})` : '',
  input: (_, attributes) => fieldOf(attributes),
  strong: (text) => `**${text}**`,
  textarea: (_, attributes) => fieldOf({ ...attributes, type: 'lines' }),
  time: (text, { datetime }) => `${text} <${datetime}>`,
};

function fieldOf({ name, type = 'text', autocomplete, required }: Attributes): string {
  const facts = [
    type,
    autocomplete && `autocomplete ${autocomplete}`,
    required !== undefined && 'required',
  ];
  return `field ${name} (${facts.filter(Boolean).join(', ')})`;
}

/** Whether nobody sees or hears an element. */
export function isHidden({ name, attribs }: Element): boolean {
  return /^(?:noscript|script|style|svg|source|template)$/.test(name) || 'hidden' in attribs;
}
