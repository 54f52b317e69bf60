// In: the body of an entry. Out: its module: the component, and its paragraphs as phrases.
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

/** The plugin of @mdx-js/rollup, which takes the trees of bodies from their check. */
export function mdx(): Plugin {
  // The first page of the development server has no body, and would wait for a third of its modules.
  const load = once(async () => (await import('@mdx-js/rollup')).default(options));
  return {
    name: 'mdx',
    // Before the plugin for React, which would take what is left of MDX for JavaScript.
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(?:$|\?)/ },
      // Its types are those of Rollup, which doesn't tell an absent property from an undefined one.
      handler: async (body, id) => assumeType(await (await load()).transform(body, id)),
    },
  };
}

const options = {
  development: false,
  // The site's Content Security Policy blocks style attributes.
  tableCellAlignToStyle: false,
  remarkPlugins: [useChecked, wrapPhrases, transformFigures, typesetBody, exportParagraphs],
  recmaPlugins: [keepCompiled],
};

declare module 'vfile' {
  interface DataMap {
    /** The module of a body that was compiled before. */
    compiled: string;
    /** What a module exports besides its component, as JSON. */
    exported: Readonly<Record<string, unknown>>;
  }
}

/** A remark plugin that parses a body as its check does, and not at all where its module is in the cache. */
function useChecked(this: Processor): void {
  this.parser = (text: string, file: VFile) => {
    const known = readCached('bodies', keyOf(file));
    if (!known) return treeOfBody(text, file);
    file.data.compiled = String(known);
    const nothing: Root = { type: 'root', children: [] };
    return nothing;
  };
}

/** A recma plugin that takes a body's module from the cache, or adds it. */
function keepCompiled(this: Processor): void {
  const { compiler } = this;
  this.compiler = (tree, file) => {
    if (file.data.compiled !== undefined) return file.data.compiled;
    const exports = Object.entries(file.data.exported ?? {}).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    );
    const code = [String(compiler?.(tree, file)), ...exports].join('');
    // None is kept, so that a module is the same from the cache.
    file.map = undefined;
    // Not in development, where each save would add an entry.
    if (process.env['NODE_ENV'] !== 'development')
      writeCached('bodies', keyOf(file), Buffer.from(code));
    return code;
  };
}

/** Two languages set the same text in their own ways. */
function keyOf(file: VFile): string {
  return engineKeyOf(`${languageOfFile(file.path).id}\0${String(file)}`);
}

/**
 * A remark plugin that restores the paragraph, and the spaces, of inline elements such as `<Lang>` that are all that it
 * holds: the compiler of MDX unwraps them before any plugin.
 */
function wrapPhrases() {
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
