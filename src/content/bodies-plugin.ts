// In: the library. Out: the body of each entry as a module for `mdx()`, and a function that imports it.
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import type { OpenLibrary } from './library.ts';
import { memoize, once } from '../memoize.ts';
import type { BodyModule, BodyRef, LoadBody } from './fields/localized.ts';

/** Loads the last valid body of an entry, without its front matter, for the plugin that compiles MDX. */
export function bodiesPlugin(open: OpenLibrary, folder: string): Plugin {
  let root = '';
  return {
    name: 'content:bodies',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /\.mdx$/ },
      handler(id, importer = '') {
        const path = resolve(dirname(importer), id);
        // Unresolved: Vite would follow a symbolic link out of the content folder.
        return path.startsWith(join(root, folder, '/')) ? path : undefined;
      },
    },
    load: {
      filter: { id: /\.mdx$/ },
      async handler(id) {
        const file = relative(root, id).replaceAll(sep, '/');
        if (!file.startsWith(`${folder}/`)) return undefined;
        const { entries } = (await open()).current().content;
        const body = entries.find((entry) => entry.file === file)?.body;
        return { code: body?.text ?? '', map: null };
      },
    },
  };
}

/** Imports bodies in the ssr environment of a development server, again after each change. */
export function bodyImporter({ config, environments }: ViteDevServer): LoadBody {
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment `ssr` can’t run modules.');
  const importerOf = memoize(({ file }: BodyRef) =>
    once(() => {
      const id = join(config.root, file);
      const stale = ssr.moduleGraph.getModuleById(id);
      // Not marked as HMR: Vite would then accept the result of a transform of the stale text still in progress.
      if (stale) ssr.moduleGraph.invalidateModule(stale);
      return ssr.runner.import<BodyModule>(id);
    }),
  );
  return (body) => importerOf(body)();
}
