// The HTML of a page -> what it says in lines: roles, names, texts, languages and addresses, but nothing of its looks.
import { DomUtils, parseDocument } from 'htmlparser2';
import { inlineText, isHidden, type Element, type Node } from './inline-text.ts';

/**
 * The outline of the parts of a page that a path of roles leads to, such as `main > article "Aurora" > heading`, or
 * `#id` in the place of a role. All that a step finds is taken, in its order.
 */
export function outlineOf(html: string, path: string): string {
  const document = parseDocument(html);
  const label = (element: Element) => nameOf(element, document.children);
  let parts: Node[] = document.children;
  for (const step of path.split(' > ')) {
    const [, role = step, name] = /^(\S+) "(.*)"$/.exec(step) ?? [];
    const isPart = (element: Element) =>
      role === `#${element.attribs['id']}` ||
      (roleOf(element) === role &&
        (name === undefined || [label(element), headingOf(element)].includes(name)));
    parts = parts.flatMap((part) =>
      DomUtils.filter(
        (node) => DomUtils.isTag(node) && isPart(node),
        DomUtils.isTag(part) ? part.children : [part],
      ),
    );
  }
  return parts.flatMap((part) => linesOf(part, langAround(part), label)).join('\n');
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
  return attribs['role'] ?? roles[name] ?? name.replace(/^h([1-6])$/, 'heading');
}

const blocks =
  /^(?:address|article|aside|blockquote|d[dlt]|details|div|fieldset|figcaption|figure|footer|form|h[1-6]|header|iframe|label|li|main|nav|ol|p|pre|section|summary|t(?:able|body|head|r)|ul)$/;

/** Elements that begin a line with their role and their name, and hold others. */
const named = new Set([
  'article',
  'banner',
  'contentinfo',
  'details',
  'form',
  'main',
  'navigation',
  'region',
  'table',
]);

type Label = (element: Element) => string;

function linesOf(node: Node, lang: string, label: Label): string[] {
  if (!DomUtils.isTag(node)) return lineOf('', [node], lang);
  if (isHidden(node)) return [];
  if (node.attribs['aria-hidden'] === 'true') return lineOf('', [node], lang);
  const own = node.attribs['lang'] ?? lang;
  const mark = own === lang ? '' : `{${own}} `;
  const role = roleOf(node);
  const start = mark + (starts[node.name]?.(node) ?? '');
  if (!holdsBlocks(node) && !named.has(role))
    return node.name === 'iframe' || !blocks.test(node.name)
      ? lineOf(mark, [node], own)
      : orEmpty(node, lineOf(start, node.children, own));
  const inside = runsOf(node.children).flatMap((run) =>
    run.length === 1 && run[0] && isBlock(run[0])
      ? linesOf(run[0], own, label)
      : lineOf('', run, own),
  );
  const name = label(node);
  const { id = '', 'data-ends': ends } = node.attribs;
  const facts = [
    name && `"${name}"`,
    id && !id.startsWith('_') && `#${id}`,
    ends && `until ${ends}`,
  ];
  const isNamed = named.has(role) && (role !== 'region' || name);
  const head = isNamed ? [start + role, ...facts].filter(Boolean).join(' ') : '';
  return head ? [head, ...indented(inside)] : under(start, inside);
}

/** Lines in what has no line of its own: an item of a list begins with its first, a language is said of each. */
function under(start: string, [first = '', ...lines]: readonly string[]): string[] {
  if (start.startsWith('{')) return [first, ...lines].map((line) => start + line);
  return first ? [start + first, ...(start ? indented(lines) : lines)] : [];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

const starts: Readonly<Record<string, (element: Element) => string>> = {
  blockquote: () => '> ',
  dd: () => ': ',
  li: ({ parent }) => (parent && DomUtils.isTag(parent) && parent.name === 'ol' ? '1. ' : '- '),
  summary: () => 'summary: ',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, () => `${'#'.repeat(level)} `]),
  ),
};

/** Neighbours that are one line: inline elements and texts between blocks. */
function runsOf(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (last && !isBlock(node) && !last.some(isBlock)) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function isBlock(node: Node): boolean {
  return (
    DomUtils.isTag(node) && (blocks.test(node.name) || (node.name !== 'a' && holdsBlocks(node)))
  );
}

function holdsBlocks({ children }: Element): boolean {
  return DomUtils.existsOne(({ name }) => blocks.test(name), children);
}

/** An element that holds nothing, where visitors would hear of one. */
function orEmpty({ name, children }: Element, lines: string[]): string[] {
  const isEmpty =
    lines.length === 0 && children.every(DomUtils.isText) && /^(?:d[dt]|h\d|li|p)$/.test(name);
  return isEmpty ? [`empty ${name}`] : lines;
}

function lineOf(start: string, nodes: readonly Node[], lang: string): string[] {
  const text = inlineText(nodes, lang).replaceAll(/\s+/g, ' ').trim();
  return text ? [start + text] : [];
}

/** The accessible name of a landmark or an entry, or the text of anything else that is asked for by it. */
function nameOf(element: Element, document: Node[]): string {
  const { 'aria-label': label, 'aria-labelledby': id } = element.attribs;
  if (label !== undefined) return label;
  const heading = id && DomUtils.getElementById(id, document, true);
  if (heading)
    return inlineText([heading], '')
      .replaceAll(/[*]|\[|\]\(.*?\)/g, '')
      .trim();
  return named.has(roleOf(element)) ? '' : DomUtils.textContent(element).trim();
}

/** The first heading of a part. */
function headingOf(element: Element): string {
  const heading = DomUtils.findOne(({ name }) => /^h[1-6]$/.test(name), element.children);
  return heading ? DomUtils.textContent(heading) : '';
}

function langAround(node: Node): string {
  for (let each = node.parent; each; each = each.parent)
    if (DomUtils.isTag(each) && each.attribs['lang']) return each.attribs['lang'];
  return '';
}
