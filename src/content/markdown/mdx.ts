// In: the body of an entry. Out: its module: the component, and its paragraphs as phrases.
import rollupMdx from '@mdx-js/rollup';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import type { Plugin } from 'vite';
import { keyOfText, readCached, writeCached } from '../cached.ts';
import { treeOfBody } from './body-problems.ts';
import { exportParagraphs } from './paragraphs.ts';
import { transformFigures } from './transform-figures.ts';
import { localeOf, typesetBody } from './typeset-body.ts';
import { wrapPhrases } from './wrap-phrases.ts';

/** The plugin of @mdx-js/rollup, which takes the trees of bodies from their check. */
export function mdx(): Plugin {
  // Its types are those of Rollup, which doesn't tell an absent property from an undefined one.
  const plugin: object = rollupMdx({
    development: false,
    // The site's Content Security Policy blocks style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: [useChecked, wrapPhrases, transformFigures, typesetBody, exportParagraphs],
    recmaPlugins: [keepCompiled],
  });
  // Before the plugin for React, which would take what is left of MDX for JavaScript.
  return { name: 'mdx', ...plugin, enforce: 'pre' };
}

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
  return keyOfText(`${localeOf(file.path)}\0${String(file)}`);
}
