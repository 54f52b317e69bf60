// The Vite hooks around present(paginate(localize(validate(read())))).
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { once } from '../memoize.ts';
import { assumeType } from '../assume-type.ts';
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
export interface ContentOptions {
  readonly model: ContentModel;
  /** The content folder, relative to the project's root. */
  readonly folder?: string;
}

/** What the plugin hands on to other plugins, as its `api`. */
interface ContentApi {
  readonly open: Open;
}

/** Reads and checks a content folder, and hands its library on to other plugins. */
export function content({ model, folder = 'content' }: ContentOptions): Plugin[] {
  let config: ResolvedConfig | undefined;
  const open = once(() => openFor(config, { folder, model }));
  return [
    settings(folder, { open }, (resolved) => (config = resolved)),
    gate(open),
    bodies(open, folder),
    developmentServer(open, folder),
    editorSchemas({ folder, model }),
  ];
}

/** The `api` of the plugin in a configuration. Throws where it is missing. */
export function contentApi({ plugins }: Pick<ResolvedConfig, 'plugins'>): ContentApi {
  const api: unknown = plugins.find(({ name }) => name === pluginName)?.api;
  if (api === undefined) throw new Error('`content()` is missing in vite.config.ts.');
  return assumeType(api);
}

const pluginName = 'content';

async function openFor(
  config: ResolvedConfig | undefined,
  { folder, model }: Required<ContentOptions>,
): Promise<Library> {
  if (!config) throw new Error('Content was requested before Vite had resolved its configuration.');
  const { root, command } = config;
  const url = addressFromEnvironment(process.env);
  return openLibrary({ root, folder, model, url, isDevelopment: command === 'serve' });
}

/** Derives Vite's base path from the site's URL, and hands the library on. */
function settings(
  folder: string,
  api: ContentApi,
  onResolved: (config: ResolvedConfig) => void,
): Plugin<ContentApi> {
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
