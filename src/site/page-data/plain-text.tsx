// An entry's compiled body -> plain text, an empty line between two paragraphs.
import { isValidElement, type ReactNode } from 'react';
import type { Localized } from '../../content/schema/localized.ts';
import { loadBody } from './render-body.tsx';

/** The body that an entry names, as plain text. Pull quotes are left out: they aren't part of the running text. */
export async function plainBody(body: Localized): Promise<Localized> {
  const Body = await loadBody(body);
  const text = textOf(<Body components={{ PullQuote: Nothing, Lang: Words }} />);
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  const value = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return { ...body, value };
}

function Nothing() {
  return null;
}

function Words({ children }: { readonly children?: ReactNode }) {
  return children;
}

const between: Readonly<Record<string, string>> = {
  td: ' · ',
  th: ' · ',
  li: '\n',
  br: '\n',
};
const blocks = /^(?:p|h[1-6]|ul|ol|table|blockquote|hr)$/;

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return '';
  const { type, props } = node;
  if (isFunction(type)) return textOf(type(props));
  const inside = isList(type) ? withoutSpace(props.children) : props.children;
  const text = textOf(inside);
  if (type === 'tr') return `${text.replace(/ · $/, '')}\n`;
  if (typeof type !== 'string') return text;
  return blocks.test(type) ? `\n\n${text}\n\n` : text + (between[type] ?? '');
}

/** MDX keeps the source's line breaks between rows and list items. */
function withoutSpace(children: ReactNode): ReactNode {
  if (!Array.isArray(children)) return children;
  const all: readonly ReactNode[] = children;
  return all.filter((child) => typeof child !== 'string' || child.trim() !== '');
}

function isList(type: unknown): boolean {
  return typeof type === 'string' && /^(?:ul|ol|table|thead|tbody|tr)$/.test(type);
}

function isFunction(type: unknown): type is (props: object) => ReactNode {
  return typeof type === 'function';
}
