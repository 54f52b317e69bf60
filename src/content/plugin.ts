// The Vite hooks around present(paginate(localize(validate(read())))).
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { once } from '../memoize.ts';
import { assumeType } from '../assume-type.ts';
import type { Collection } from './fields/collection.ts';
import type { ContentModel } from './model.ts';
import { bodies } from './plugins/bodies.ts';
import { developmentServer } from './dev/dev-server.ts';
import { editorSchemas } from './plugins/editor-schemas.ts';
import { openLibrary, type Library, type Open } from './library.ts';
import { ContentError } from './report/content-error.ts';
import { formatProblems } from './report/problem.ts';
import { addressFromEnvironment, basePath } from './site-address.ts';
import { escalateExamples } from './check/examples.ts';

/** The options of the plugin. */
export interface ContentOptions<Declared extends Collection> {
  readonly model: ContentModel<Declared>;
  /** The content folder, relative to the project's root. */
  readonly folder?: string;
}

/** What the plugin hands on to other plugins, as its `api`. */
interface ContentApi<Declared extends Collection> {
  readonly model: ContentModel<Declared>;
  readonly open: Open<Declared>;
}

/** Reads and checks a content folder, and hands its library on to other plugins. */
export function content<Declared extends Collection>({
  model,
  folder = 'content',
}: ContentOptions<Declared>): Plugin[] {
  let config: ResolvedConfig | undefined;
  const open = once(() => openFor(config, { folder, model }));
  return [
    settings(folder, { model, open }, (resolved) => (config = resolved)),
    gate(open),
    bodies(open, folder),
    developmentServer(open, folder),
    editorSchemas(folder),
  ];
}

/** Opens the library of the plugin in a configuration. Throws where it is missing. */
export function openContent<Declared extends Collection>(
  { plugins }: Pick<ResolvedConfig, 'plugins'>,
  model: ContentModel<Declared>,
): Promise<Library<Declared>> {
  const plugin = plugins.find(({ name }) => name === pluginName);
  const { api } = assumeType<{ readonly api?: ContentApi<Declared> }>(plugin ?? {});
  if (api?.model !== model) throw new Error('`content({ model })` is missing in vite.config.ts.');
  return api.open();
}

const pluginName = 'content';

async function openFor<Declared extends Collection>(
  config: ResolvedConfig | undefined,
  { folder, model }: Required<ContentOptions<Declared>>,
): Promise<Library<Declared>> {
  if (!config) throw new Error('Content was requested before Vite had resolved its configuration.');
  const { root, command } = config;
  const url = addressFromEnvironment(process.env);
  return openLibrary({ root, folder, model, url, isDevelopment: command === 'serve' });
}

/** Derives Vite's base path from the site's URL, and hands the library on. */
function settings<Declared extends Collection>(
  folder: string,
  api: ContentApi<Declared>,
  onResolved: (config: ResolvedConfig) => void,
): Plugin<ContentApi<Declared>> {
  return {
    name: pluginName,
    api,
    config({ base, root = process.cwd() }) {
      const address = addressFromEnvironment(process.env);
      const path = basePath(join(root, folder, 'site.yaml'), address);
      return {
        ...(base === undefined && path !== undefined && { base: path }),
        // The bundle of the prerender holds the bodies of whichever folder is configured.
        resolve: { alias: { '#content': join(root, folder) } },
      };
    },
    configResolved: onResolved,
  };
}

/** Fails a build of invalid content before the bundler starts, which would add its own stack trace. */
function gate(open: Open): Plugin {
  return {
    name: 'content:gate',
    apply: 'build',
    async configResolved({ logger }) {
      const { current, textOf } = await open();
      const problems = escalateExamples(current().problems);
      if (problems.length === 0) return;
      const report = formatProblems(problems, textOf);
      if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(report);
      logger.warn(report);
    },
  };
}
