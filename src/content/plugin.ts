// The Vite hooks around emit(localize(validate(read()))).
import type { Plugin, ResolvedConfig } from 'vite';
import { compileBody } from './body.ts';
import { emit, modulePrefix } from './emit.ts';
import { images } from './images/plugin.ts';
import { openLibrary, usedImages, type Library } from './library.ts';
import { formatProblems } from './problem.ts';

/** Serves content/ as `virtual:content/*` modules, in dev and in a build. */
export function content(): Plugin[] {
  let config: ResolvedConfig;
  let library: Promise<Library> | undefined;
  const open = () =>
    (library ??= openLibrary(config.root, config.command === 'serve', process.env['SITE_URL']));
  return [
    {
      name: 'content',
      configResolved(resolved) {
        config = resolved;
      },
      async buildStart() {
        const { problems, textOf } = await open();
        if (config.command === 'build' && problems.some(({ severity }) => severity === 'error')) {
          throw new Error(formatProblems(problems, textOf));
        }
      },
      resolveId: {
        filter: { id: /^virtual:content\// },
        handler: (id) => `\0${id}`,
      },
      load: {
        filter: { id: /^\0virtual:content\// },
        async handler(id) {
          const opened = await open();
          const mdx = config.plugins.find(({ name }) => name === '@mdx-js/rollup');
          return emit(id.slice(1 + modulePrefix.length), {
            ...opened,
            compile: ({ text }) => compileBody(text, mdx),
            isHot: config.command === 'serve',
          });
        },
      },
    },
    images(async () => usedImages(await open())),
  ];
}
