// In: the body of an entry. Out: its compiled module, cached.
import { hash } from 'node:crypto';
import { relative, sep } from 'node:path';
import rollupMdx from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { cached, digestOfEngine } from '../cached.ts';
import { formatProblems, type Problem } from '../problem/problem.ts';
import { bodyProblems } from './body-problems.ts';
import { gfmOptions } from './parser.ts';
import { bodyRules } from './rules.ts';

/** The plugin of @mdx-js/rollup with the rules for bodies, the diagnostics of `content:check`, and a cache. */
export function mdx(): Plugin {
  const { transform, ...plugin } = rollupMdx({
    development: false,
    // The site's Content Security Policy blocks style attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: [[remarkGfm, gfmOptions], ...bodyRules],
  });
  let root = '';
  return {
    ...plugin,
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, id) {
        const key = hash('sha1', `${digestOfEngine()}\0${text}`);
        const file = relative(root, id).replaceAll(sep, '/');
        const code = await cached('bodies', key, async () => {
          const problems = await bodyProblems({ file, text, line: 1 });
          const errors = problems.filter(({ severity }) => severity === 'error');
          if (errors.length > 0) this.error(report(errors, text, id));
          const compiled = await transform(text, id);
          if (!compiled) throw new Error(`\`mdx()\` of @mdx-js/rollup has not compiled ${file}.`);
          return Buffer.from(compiled.code);
        });
        return { code: String(code), map: null };
      },
    },
  };
}

function report(errors: readonly Problem[], text: string, id: string) {
  const [{ line, column } = { line: 1, column: 1 }] = errors;
  const message = formatProblems(errors, () => text);
  return { message, id, loc: { file: id, line, column: column - 1 } };
}
