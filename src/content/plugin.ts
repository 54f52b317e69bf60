// The Vite hooks around emit(localize(validate(read()))).
import type { Plugin, ResolvedConfig } from 'vite';
import { compileBody } from './body.ts';
import { ContentError } from './problem/content-error.ts';
import { usedImages } from './edition.ts';
import { editorSchemas } from './dev/editor-schemas.ts';
import { emit, modulePrefix, type Emission } from './emit.ts';
import { images } from './images/plugin.ts';
import { openLibrary, type Library } from './library.ts';
import { preview, type Emitted } from './dev/dev-server.ts';
import { formatProblems } from './problem/problem.ts';
import { contentSource, type ContentSource } from './source.ts';
import { addressFromEnvironment, basePath } from './site-address.ts';

/** Serves content/ as `virtual:content/*` modules, in dev and in a build. */
export function content(): Plugin[] {
  let config: ResolvedConfig | undefined;
  let library: Promise<Library> | undefined;
  const checked = new EventTarget();
  const open = () => (library ??= openFor(config, () => checked.dispatchEvent(new Event('done'))));
  const emitted: Emitted = new Map();
  const emissionOf = ({ edition, bodies }: Library) => ({
    edition: edition(),
    compile: bodies.compile,
    isHot: config?.command === 'serve',
  });
  return [
    settings((resolved) => (config = resolved)),
    gate(open),
    modules(open, emissionOf, emitted),
    preview({ open, emissionOf, emitted, checked }),
    images(async () => usedImages((await open()).edition())),
    editorSchemas(),
  ];
}

type Open = () => Promise<Library>;

function openFor(config: ResolvedConfig | undefined, onChecked: () => void): Promise<Library> {
  if (!config) throw new Error('Content was asked for before Vite had its configuration.');
  const mdx = config.plugins.find(({ name }) => name === '@mdx-js/rollup');
  return openLibrary({
    root: config.root,
    withDrafts: config.command === 'serve',
    url: addressFromEnvironment(process.env),
    compileText: (text) => compileBody(text, mdx),
    compilesAll: config.command === 'build',
    ...(config.command === 'serve' && { onChecked }),
  });
}

/** The site's address, in the environment or in site.yaml, says at which path it is served. */
function settings(keep: (config: ResolvedConfig) => void): Plugin {
  return {
    name: 'content:settings',
    config({ base, root = process.cwd() }) {
      const path = basePath(root, addressFromEnvironment(process.env));
      return base === undefined && path !== undefined ? { base: path } : {};
    },
    configResolved: keep,
  };
}

/** Nothing is built from broken content; told before the bundler starts, which would add its own stack. */
function gate(open: Open): Plugin {
  return {
    name: 'content:gate',
    apply: 'build',
    async configResolved({ logger }) {
      const { problems, textOf } = await open();
      if (problems().length === 0) return;
      const told = formatProblems(problems(), textOf);
      if (problems().some(({ severity }) => severity === 'error')) throw new ContentError(told);
      logger.warn(told);
    },
    async closeBundle() {
      (await open()).save();
    },
  };
}

/** What the plugin `content:modules` offers to others. */
export interface ContentApi {
  readonly source: () => Promise<ContentSource>;
}

function modules(
  open: Open,
  emissionOf: (library: Library) => Emission,
  emitted: Emitted,
): Plugin<ContentApi> {
  return {
    name: 'content:modules',
    api: { source: async () => contentSource(emissionOf(await open())) },
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:content\/(?!preview)/ },
      async handler(id) {
        const library = await open();
        const name = id.slice(1 + modulePrefix.length);
        const text = await emit(name, emissionOf(library));
        if (text === undefined) throw new ContentError(refusal(name, library));
        emitted.set(name, text);
        return text;
      },
    },
  };
}

/** Why there is no module: site.yaml was never whole, or nothing has that name. */
function refusal(name: string, library: Library): string {
  if (name === 'site') return formatProblems(library.problems(), library.textOf);
  return `There is no module \`${modulePrefix}${name}\`.`;
}
