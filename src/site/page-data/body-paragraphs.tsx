// An entry's compiled body -> its paragraphs as phrases.
import { isValidElement, type ReactNode } from 'react';
import type { Localized } from '../../content/schema/localized.ts';
import { escapeHtml } from '../../escape-html.ts';
import { loadBody } from './render-body.tsx';

/**
 * The paragraphs of the body that an entry names; rows and list items are lines of one. Pull quotes are left out: they
 * aren't part of the running text.
 */
export async function bodyParagraphs({ value, lang }: Localized): Promise<readonly Localized[]> {
  const Body = await loadBody({ value });
  const body = <Body components={{ PullQuote: Nothing, Lang: Foreign }} />;
  const marked = split(textOf(body, { withMarkup: true }));
  return split(textOf(body, { withMarkup: false })).map((text, index) => {
    const html = marked[index];
    return {
      value: text,
      ...(html !== escapeHtml(text) && { html }),
      ...(lang && { lang }),
    };
  });
}

function split(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return paragraphs.filter((paragraph) => paragraph !== '');
}

function Nothing() {
  return null;
}

interface ForeignProps {
  readonly of: string;
  readonly children?: ReactNode;
}

function Foreign({ of, children }: ForeignProps) {
  return <span lang={of}>{children}</span>;
}

const ends: Readonly<Record<string, string>> = { td: ' · ', th: ' · ', li: '\n', br: '\n' };
const blocks = /^(?:p|h[1-6]|ul|ol|table|blockquote|hr)$/;
const markup = /^(?:em|strong|cite|span)$/;

interface Form {
  readonly withMarkup: boolean;
}

function textOf(node: ReactNode, form: Form): string {
  if (typeof node === 'string' || typeof node === 'number')
    return form.withMarkup ? escapeHtml(String(node)) : String(node);
  if (Array.isArray(node)) return node.map((each: ReactNode) => textOf(each, form)).join('');
  if (!isValidElement<{ readonly children?: ReactNode; readonly lang?: string }>(node)) return '';
  const { type, props } = node;
  if (isFunction(type)) return textOf(type(props), form);
  const text = textOf(isList(type) ? withoutSpace(props.children) : props.children, form);
  if (typeof type !== 'string') return text;
  if (type === 'tr') return `${text.replace(/ · $/, '')}\n`;
  if (blocks.test(type)) return `\n\n${text}\n\n`;
  if (form.withMarkup && markup.test(type))
    return `<${type}${props.lang ? ` lang="${props.lang}"` : ''}>${text}</${type}>`;
  return (type === 'li' ? '– ' : '') + text + (ends[type] ?? '');
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
