// In: the body of an entry. Out: its module, which exports the component and the paragraphs as phrases.
import type { Root, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import { once } from '../../memoize.ts';
import { readCached, writeCached } from '../io/cached.ts';
import { engineKeyOf } from '../io/engine-key.ts';
import { languageOfFile } from '../../text/language-name.ts';
import { treeOfBody } from './body-problems.ts';
import { exportParagraphs, typesetBody } from './typeset-body.ts';
import { transformFigures } from './figures.ts';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { assumeType } from '../../assume-type.ts';
import { allowedElements } from './elements.ts';

/** The plugin of @mdx-js/rollup, which reuses the trees from the checks of bodies. */
export function mdx(): Plugin {
  // Loaded lazily: it is a third of the development server's modules, and the first page has no body.
  const load = once(async () => (await import('@mdx-js/rollup')).default(options));
  return {
    name: 'mdx',
    // Before the plugin for React, which would parse MDX as JavaScript.
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(?:$|\?)/ },
      // Rollup's types don't distinguish an absent property from an undefined one.
      handler: async (body, id) => assumeType(await (await load()).transform(body, id)),
    },
  };
}

const options = {
  development: false,
  // The site's Content Security Policy blocks style attributes.
  tableCellAlignToStyle: false,
  remarkPlugins: [parseChecked, wrapPhrases, transformFigures, typesetBody, exportParagraphs],
  recmaPlugins: [cacheModules],
};

declare module 'vfile' {
  interface DataMap {
    /** The cached module of a body. */
    compiled: string;
    /** The values that a module exports next to its component. */
    exported: Readonly<Record<string, unknown>>;
  }
}

/** A remark plugin that reuses the tree of a body's check; with a cached module, nothing is parsed. */
function parseChecked(this: Processor): void {
  this.parser = (text: string, file: VFile) => {
    const hit = readCached('bodies', keyOf(file));
    if (!hit) return treeOfBody(text, file);
    file.data.compiled = String(hit);
    const empty: Root = { type: 'root', children: [] };
    return empty;
  };
}

/** A recma plugin that reads a body's module from the cache, or adds it. */
function cacheModules(this: Processor): void {
  const { compiler } = this;
  this.compiler = (tree, file) => {
    if (file.data.compiled !== undefined) return file.data.compiled;
    const exports = Object.entries(file.data.exported ?? {}).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    );
    const code = [String(compiler?.(tree, file)), ...exports].join('');
    // No source map: a module must be the same as from the cache, which has none.
    file.map = undefined;
    // Not in development, where every save would add an entry.
    if (process.env['NODE_ENV'] !== 'development')
      writeCached('bodies', keyOf(file), Buffer.from(code));
    return code;
  };
}

/** Covers the language too, since typesetting depends on it. */
function keyOf(file: VFile): string {
  return engineKeyOf(`${languageOfFile(file.path).id}\0${String(file)}`);
}

/**
 * A remark plugin that restores the paragraph, and the spaces, around inline elements such as `<Lang>` that are its only
 * content: the compiler of MDX unwraps them before any plugin.
 */
function wrapPhrases() {
  return (tree: Root): void => {
    let open: { paragraph: Paragraph; end: MdxJsxFlowElement } | undefined;
    const wrapped: RootContent[] = [];
    for (const node of tree.children) {
      const phrase = isPhraseElement(node) ? node : undefined;
      if (!phrase || !open || !isSameParagraph(open.end, phrase)) open = undefined;
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

/** Whether two elements were in the same paragraph: there is no empty line between them. */
function isSameParagraph(
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
  // The element was in a paragraph, so its children are phrasing content.
  const children = assumeType<PhrasingContent[]>(element.children);
  return { ...element, type: 'mdxJsxTextElement', children };
}
