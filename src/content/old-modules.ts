// The modules virtual:content/*, until nothing imports them.
import rollupMdx, { type Options } from '@mdx-js/rollup';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { gfmOptions } from './body/parser.ts';
import { bodyRules } from './body/rules.ts';
import { cached, digestOfEngine } from './cached.ts';
import { makeEdition } from './edition.ts';
import { emit, modulePrefix } from './emit.ts';
import type { Library } from './library.ts';
import { contentSource, type ContentSource } from './source.ts';
import { addressFromEnvironment } from './site-address.ts';

/** What the plugin `content:modules` offers to others. */
export interface ContentApi {
  readonly source: () => Promise<ContentSource>;
}

const options: Options = {
  outputFormat: 'function-body',
  development: false,
  tableCellAlignToStyle: false,
  remarkPlugins: [[remarkGfm, gfmOptions], ...bodyRules],
};

/** Serves the modules that each hold one page of one collection. */
export function oldModules(
  open: () => Promise<Library>,
  isServing: () => boolean,
): Plugin<ContentApi> {
  const { transform } = rollupMdx(options);
  const compile = async ({ text, digest }: { text: string; digest: string }) =>
    String(
      await cached('old-bodies', `${digest}-${digestOfEngine()}`, async () =>
        Buffer.from(String((await transform(text, 'body.mdx'))?.code)),
      ),
    );
  const emission = async () => {
    const { content, images } = (await open()).current();
    const withDrafts = isServing();
    const url = addressFromEnvironment(process.env);
    return { edition: makeEdition(content, { images, withDrafts, url }), compile };
  };
  return {
    name: 'content:modules',
    api: { source: async () => contentSource(await emission()) },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:content\/(?!overlay)/ },
      async handler(id) {
        const name = id.slice(1 + modulePrefix.length);
        return emit(name, { ...(await emission()), isHot: isServing() });
      },
    },
  };
}
