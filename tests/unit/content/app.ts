// An app that is built around the bodies of content, as small as can be.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { mdx } from '../../../src/content/markdown/mdx.ts';
import { content } from '../../../src/content/plugin.ts';
import { siteModel } from '../../../src/pages/all.ts';

/** The configuration of an app whose entry is main.js, which runs in Node. */
export function config(root: string, folder = 'content'): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [content({ model: siteModel, folder }), mdx()],
    build: { ssr: 'main.js', minify: false, rolldownOptions: { external: /^react/ } },
  };
}

/** What an app answers with once it has been built. */
export async function run(root: string, folder?: string): Promise<unknown> {
  await build(config(root, folder));
  const built: unknown = await import(
    `${pathToFileURL(join(root, 'dist/main.js')).href}?${Math.random()}`
  );
  if (!isApp(built)) throw new Error('The app was not built as a whole.');
  return built.app();
}

interface App {
  readonly app: () => Promise<unknown>;
}

function isApp(built: unknown): built is App {
  return typeof built === 'object' && built !== null && 'app' in built;
}

/** An app that answers with all bodies by file: their HTML and their paragraphs. */
export const showBodies = `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
const modules = import.meta.glob('#content/*/*/*.mdx');
export const app = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules).map(async ([file, load]) => {
        const { default: Body, paragraphs } = await load();
        return [file, [renderToStaticMarkup(createElement(Body)), paragraphs]];
      }),
    ),
  );
`;
