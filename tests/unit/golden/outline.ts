// The HTML of a page -> its outline in lines: roles, names, texts, languages and addresses, without styles.
import { DomUtils, parseDocument } from 'htmlparser2';
import { inlineText, isHidden, type Element, type Node } from './inline-text.ts';

/**
 * The outline of the parts of a page that match a path of roles, such as `main > article "Aurora" > heading`, or `#id`
 * instead of a role. A name is that of the part or of its first heading. A step matches any number of parts.
 */
export function outlineOf(html: string, path: string): string {
  const [body] = DomUtils.getElementsByTagName('body', parseDocument(html), true);
  if (!body) throw new Error('The page has no body.');
  let parts = [body];
  for (const step of path.split(' > ')) {
    const [, role = step, name] = /^(\S+) "(.*)"$/.exec(step) ?? [];
    const isPart = (element: Element) =>
      role === `#${element.attribs['id']}` ||
      (role === roleOf(element) &&
        (name === undefined || [nameOf(element, body), headingOf(element)].includes(name)));
    parts = parts.flatMap((part) => DomUtils.findAll(isPart, part.children));
  }
  return parts.flatMap((part) => linesOf(part, { lang: langAround(part), body })).join('\n');
}

const roles: Readonly<Record<string, string>> = {
  a: 'link',
  aside: 'complementary',
  footer: 'contentinfo',
  header: 'banner',
  img: 'image',
  li: 'item',
  nav: 'navigation',
  ol: 'list',
  p: 'paragraph',
  section: 'region',
  ul: 'list',
};

function roleOf({ name, attribs }: Element): string {
  return attribs['role'] ?? roles[name] ?? name.replace(/^h[1-6]$/, 'heading');
}

/** The accessible name of a landmark or an entry; of anything else, its text. */
function nameOf(element: Element, body: Element): string {
  const { 'aria-label': label, 'aria-labelledby': id = '' } = element.attribs;
  const heading = DomUtils.getElementById(id, body, true);
  return label ?? DomUtils.textContent(heading ?? (hasLine(element) ? [] : element)).trim();
}

function headingOf({ children }: Element): string {
  const heading = DomUtils.findOne((element) => roleOf(element) === 'heading', children);
  return heading ? DomUtils.textContent(heading) : '';
}

interface OutlineContext {
  /** The language of the parent. */
  readonly lang: string;
  readonly body: Element;
}

const blocks =
  /^(?:address|article|aside|blockquote|d[dlt]|details|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|li|main|nav|ol|p|pre|section|summary|t(?:able|body|head|r)|ul)$/;

function linesOf(node: Node, { lang, body }: OutlineContext): string[] {
  if (!isBlock(node) || node.attribs['aria-hidden'] === 'true') return lineOf('', [node], lang);
  if (isHidden(node)) return [];
  const nodeLang = node.attribs['lang'] ?? lang;
  const start = (nodeLang === lang ? '' : `{${nodeLang}} `) + startOf(node);
  const head = hasLine(node) ? headOf(node, body) : '';
  if (!head && !containsBlocks(node)) return orEmpty(node, lineOf(start, node.children, nodeLang));
  const children = runsOf(node.children).flatMap(([first, ...rest]) =>
    first && isBlock(first)
      ? linesOf(first, { lang: nodeLang, body })
      : lineOf('', [first ?? [], rest].flat(), nodeLang),
  );
  return head ? [start + head, ...indented(children)] : withStart(start, children);
}

/** Whether an element has its own line above its content. */
function hasLine(element: Element): boolean {
  const isNamed = 'aria-label' in element.attribs || 'aria-labelledby' in element.attribs;
  return roleOf(element) === 'region'
    ? isNamed
    : /^(?:article|banner|contentinfo|details|form|main|navigation|table)$/.test(roleOf(element));
}

function headOf(element: Element, body: Element): string {
  const { id = '', 'data-ends': ends } = element.attribs;
  const name = nameOf(element, body);
  const details = [
    name && `"${name}"`,
    id && !id.startsWith('_') && `#${id}`,
    ends && `until ${ends}`,
  ];
  return [roleOf(element), ...details].filter(Boolean).join(' ');
}

/** The start of the line with an element's content. */
function startOf({ name, parent }: Element): string {
  const starts: Readonly<Record<string, string>> = {
    blockquote: '> ',
    dd: ': ',
    li: parent && 'name' in parent && parent.name === 'ol' ? '1. ' : '- ',
    summary: 'summary: ',
  };
  const [, level] = /^h([1-6])$/.exec(name) ?? [];
  return level ? `${'#'.repeat(Number(level))} ` : (starts[name] ?? '');
}

/** Lines below a start: an item of a list begins with the first, a language prefixes each line. */
function withStart(start: string, [first = '', ...lines]: readonly string[]): string[] {
  if (start.startsWith('{')) return [first, ...lines].map((line) => start + line);
  return first ? [start + first, ...(start ? indented(lines) : lines)] : [];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Groups nodes into lines: adjacent inline elements and texts are one. */
function runsOf(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && !isBlock(node) && !last.some(isBlock)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function isBlock(node: Node): node is Element {
  return (
    DomUtils.isTag(node) && (blocks.test(node.name) || (node.name !== 'a' && containsBlocks(node)))
  );
}

function containsBlocks({ children }: Element): boolean {
  return DomUtils.existsOne(({ name }) => blocks.test(name), children);
}

/** Reports an empty element that screen readers would announce. */
function orEmpty({ name, children }: Element, lines: string[]): string[] {
  const isEmpty =
    lines.length === 0 && children.every(DomUtils.isText) && /^(?:d[dt]|h\d|li|p)$/.test(name);
  return isEmpty ? [`empty ${name}`] : lines;
}

function lineOf(start: string, nodes: readonly Node[], lang: string): string[] {
  const text = inlineText(nodes, lang).replaceAll(/\s+/g, ' ').trim();
  return text ? [start + text] : [];
}

function langAround({ parent }: Node): string {
  if (!parent || !('attribs' in parent)) return '';
  return parent.attribs['lang'] ?? langAround(parent);
}
