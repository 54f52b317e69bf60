// An app that is built around content, as small as can be.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import mdx from '@mdx-js/rollup';
import { build, type InlineConfig } from 'vite';
import { bodyOptions } from '../../../src/content/body.ts';
import { content, type ContentApi } from '../../../src/content/plugin.ts';
import type { ContentSource } from '../../../src/content/source.ts';

/** The configuration of an app whose entry is main.js. */
export function config(root: string, contentPlugins = content()): InlineConfig {
  const lib = { entry: 'main.js', formats: ['es' as const], fileName: 'main' };
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugins, { enforce: 'pre', ...mdx(bodyOptions) }],
    build: { lib, minify: false, rolldownOptions: { external: /^react/ } },
  };
}

interface App {
  readonly supply: (source: ContentSource) => void;
  readonly app: () => Promise<unknown>;
}

/** What an app answers with once it has been built and given its content. */
export async function run(root: string): Promise<unknown> {
  const plugins = content();
  await build(config(root, plugins));
  const built: unknown = await import(
    `${pathToFileURL(join(root, 'dist/main.js')).href}?${Math.random()}`
  );
  const api: unknown = plugins.find(({ name }) => name === 'content:modules')?.api;
  if (!isApp(built) || !isApi(api)) throw new Error('The app was not built as a whole.');
  built.supply(await api.source());
  return built.app();
}

function isApp(built: unknown): built is App {
  return typeof built === 'object' && built !== null && 'supply' in built && 'app' in built;
}

function isApi(api: unknown): api is ContentApi {
  return typeof api === 'object' && api !== null && 'source' in api;
}

/** An app that answers with the value of an expression. */
export function app(imports: readonly string[], answer: string): string {
  return [
    ...imports,
    `export { supply } from 'virtual:content/source';`,
    `export const app = async () => (${answer});`,
  ].join('\n');
}
