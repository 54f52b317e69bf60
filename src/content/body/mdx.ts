// In: the body of an entry. Out: its module: the component, and its paragraphs as phrases.
import rollupMdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { exportParagraphs } from './paragraphs.ts';
import { gfmOptions } from './parser.ts';
import { failOnErrors } from './rule.ts';
import { bodyRules } from './rules.ts';

/** The plugin of @mdx-js/rollup with the rules for bodies. */
export function mdx(): Plugin {
  // Its types are those of Rollup, which doesn't tell an absent property from an undefined one.
  const plugin: object = rollupMdx({
    development: false,
    // The site's Content Security Policy blocks style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: [[remarkGfm, gfmOptions], ...bodyRules, failOnErrors, exportParagraphs],
  });
  // Before the plugin for React, which would take what is left of MDX for JavaScript.
  return { name: 'mdx', ...plugin, enforce: 'pre' };
}
