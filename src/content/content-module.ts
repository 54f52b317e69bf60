// In: the content of a project. Out: the module `virtual:content`, and the bodies that it imports.
import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { padToLine } from './body/body-problems.ts';
import type { Open } from './library.ts';
import { ContentError } from './problem/content-error.ts';
import { formatProblems } from './problem/problem.ts';
import { collectionNames, collections } from './schema/collections.ts';

/** The resolved id of `virtual:content`. */
export const contentId = '\0virtual:content';

/** Serves the published content as one module, in the environment that renders pages. */
export function contentModule(open: Open, folder: string): Plugin {
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
        const snapshot = current();
        const site = snapshot.site();
        if (!site.site) throw new ContentError(formatProblems(snapshot.problems, textOf));
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

/** Loads the last valid body of an entry, without its front matter, for the plugin that compiles MDX. */
export function bodies(open: Open, folder: string): Plugin {
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
        return { code: body ? padToLine(body) : '', map: null };
      },
    },
  };
}
