import type { Options } from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';

/** How bodies are compiled. */
export const bodyOptions: Options = {
  outputFormat: 'function-body',
  development: false,
  remarkPlugins: [remarkGfm],
};

/** A body as the text of a function body. */
export async function compileBody(text: string, mdx: Plugin | undefined): Promise<string> {
  const transform: unknown = mdx?.transform;
  if (typeof transform !== 'function') throw new Error('mdx() is missing in vite.config.ts.');
  const result: unknown = await transform.call({}, text, 'body.mdx');
  if (typeof result !== 'object' || result === null || !('code' in result)) return '';
  return String(result.code);
}
