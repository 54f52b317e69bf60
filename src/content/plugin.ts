// The Vite hooks around siteContent(paginate(localize(validate(read())))).
import { join, relative, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { onItsLines } from './body/body-problems.ts';
import { pruneCache } from './cached.ts';
import { developmentServer } from './dev/dev-server.ts';
import { editorSchemas } from './dev/editor-schemas.ts';
import { images } from './images/plugin.ts';
import { openLibrary, type Library } from './library.ts';
import { oldModules } from './old-modules.ts';
import { ContentError } from './problem/content-error.ts';
import { formatProblems } from './problem/problem.ts';
import { collectionNames, collections } from './schema/collections.ts';
import { addressFromEnvironment, basePath } from './site-address.ts';
import { usedImages } from './site-content.ts';

export type { ContentApi } from './old-modules.ts';

/** Where a site's content is. */
export interface ContentOptions {
  /** Relative to the project's root. */
  readonly folder?: string;
}

/** Serves a folder of content as `virtual:content`, in development and in a build. */
export function content({ folder = 'content' }: ContentOptions = {}): Plugin[] {
  let config: ResolvedConfig | undefined;
  let library: Promise<Library> | undefined;
  const open = () => (library ??= openFor(config, folder));
  const used = async () => usedImages((await open()).current().content);
  return [
    settings(folder, (resolved) => (config = resolved)),
    gate(open),
    contentModule(open, folder),
    bodies(open, folder),
    oldModules(open, () => config?.command === 'serve'),
    developmentServer(open, folder),
    images({ folder, used }),
    editorSchemas(folder),
  ];
}

/** Opens the content, once. */
export type Open = () => Promise<Library>;

function openFor(config: ResolvedConfig | undefined, folder: string): Promise<Library> {
  if (!config) throw new Error('Content was asked for before Vite had its configuration.');
  const { root, command } = config;
  const url = addressFromEnvironment(process.env);
  return openLibrary({ root, folder, url, withDrafts: command === 'serve' });
}

/** The site's address, in the environment or in site.yaml, says at which path it is served. */
function settings(folder: string, keep: (config: ResolvedConfig) => void): Plugin {
  return {
    name: 'content:settings',
    config({ base, root = process.cwd() }) {
      const address = addressFromEnvironment(process.env);
      const path = basePath(join(root, folder, 'site.yaml'), address);
      return base === undefined && path !== undefined ? { base: path } : {};
    },
    configResolved: keep,
  };
}

/** Nothing is built from broken content; reported before the bundler starts, which would add its own stack. */
function gate(open: Open): Plugin {
  return {
    name: 'content:gate',
    apply: 'build',
    async configResolved({ logger }) {
      const { current, textOf } = await open();
      const { problems } = current();
      if (problems.length === 0) return;
      const report = formatProblems(problems, textOf);
      if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(report);
      logger.warn(report);
    },
    async closeBundle() {
      await Promise.all(['bodies', 'body-checks'].map(pruneCache));
    },
  };
}

/** The id of the module that holds all content. */
export const contentId = '\0virtual:content';

function contentModule(open: Open, folder: string): Plugin {
  return {
    name: 'content:module',
    resolveId: {
      filter: { id: /^virtual:content$/ },
      handler() {
        if (this.environment.config.consumer === 'client')
          throw new ContentError(
            '`virtual:content` is not for browsers, which are given the data of one page: import it in the `ssr` environment only.',
          );
        return contentId;
      },
    },
    load: {
      filter: { id: /^\0virtual:content$/ },
      async handler() {
        const { current, textOf } = await open();
        const edition = current();
        const site = edition.site();
        if (!site.site) throw new ContentError(formatProblems(edition.problems, textOf));
        // Engines parse JSON several times faster than an object literal.
        return `export const content = JSON.parse(${JSON.stringify(JSON.stringify(site))});
export const bodies = import.meta.glob(${JSON.stringify(bodyPatterns(folder))});`;
      },
    },
  };
}

function bodyPatterns(folder: string): string[] {
  const withBody = collectionNames.filter((name) => collections[name].body !== 'none');
  return withBody.map((name) => `/${folder}/*/${name}/*.mdx`);
}

/** Hands over the last good text of an entry, without its front matter, to whichever plugin compiles MDX. */
function bodies(open: Open, folder: string): Plugin {
  let root = '';
  return {
    name: 'content:bodies',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: /\.mdx$/ },
      async handler(id) {
        const file = relative(root, id).replaceAll(sep, '/');
        if (!file.startsWith(`${folder}/`)) return undefined;
        const { entries } = (await open()).current().content;
        const body = entries.find((entry) => entry.file === file)?.body;
        return { code: body ? onItsLines(body) : '', map: null };
      },
    },
  };
}
