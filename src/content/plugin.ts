// The Vite hooks around present(localize(validate(read()))).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { once } from '../memoize.ts';
import { assumeType } from '../assume-type.ts';
import type { ContentModel } from './model.ts';
import { contentFolder, contentFolderWarning } from '../settings/content-folder.ts';
import { bodiesPlugin } from './bodies-plugin.ts';
import { settingsPlugin } from '../settings/settings-plugin.ts';
import { developmentServer } from './dev/dev-server.ts';
import { siteUrl } from './fields/addresses.ts';
import { openLibrary, type OpenLibrary } from './library.ts';
import { ContentError } from './report/content-error.ts';
import { formatProblems } from './report/problem.ts';
import { attempt } from './io/attempt.ts';
import { valueAt } from './fields/value-at.ts';
import { ParsedFile } from './source/source-file.ts';
import { escalateExamples } from './check.ts';

interface ContentOptions {
  readonly model: ContentModel;
  /** The content folder, relative to the project's root; by default that of `CONTENT`. */
  readonly folder?: string;
}

/** The plugin's `api`, for other plugins. */
interface ContentApi {
  readonly open: OpenLibrary;
}

/** Reads and checks a content folder, and exposes its library to other plugins. */
export function content({ model, folder = contentFolder }: ContentOptions): Plugin[] {
  let config: ResolvedConfig | undefined;
  const open = once(async () => {
    if (!config)
      throw new Error('Content was requested before Vite had resolved its configuration.');
    const { root, command } = config;
    const isDevelopment = command === 'serve';
    return openLibrary({ root, folder, model, url: urlInEnvironment(), isDevelopment });
  });
  return [
    configPlugin(folder, { open }, (resolved) => (config = resolved)),
    settingsPlugin(),
    gate(open),
    bodiesPlugin(open, folder),
    developmentServer(open, folder),
  ];
}

/** The `api` of the plugin in a configuration. Throws if it is missing. */
export function contentApi({ plugins }: Pick<ResolvedConfig, 'plugins'>): ContentApi {
  const api: unknown = plugins.find(({ name }) => name === pluginName)?.api;
  if (api === undefined) throw new Error('`content()` is missing in vite.config.ts.');
  return assumeType(api);
}

const pluginName = 'content';

/** Derives Vite's base path from the site's URL, and exposes the library. */
function configPlugin(
  folder: string,
  api: ContentApi,
  onResolved: (config: ResolvedConfig) => void,
): Plugin<ContentApi> {
  return {
    name: pluginName,
    api,
    config({ base, root = process.cwd() }) {
      if (folder.startsWith('..') || (folder !== 'content' && !existsSync(join(root, folder))))
        throw new ContentError(`The project has no folder \`${folder}\`, which \`CONTENT\` names.`);
      const url = urlInEnvironment() ?? urlInFile(join(root, folder, 'site.yaml'));
      return {
        ...(base === undefined && url !== undefined && { base: new URL(url).pathname }),
        // The prerender bundle contains the bodies of the configured folder.
        resolve: { alias: { '#content': join(root, folder) } },
      };
    },
    configResolved(config) {
      onResolved(config);
      const warning = contentFolderWarning();
      if (warning) config.logger.warn(warning);
    },
  };
}

/** Fails a build of invalid content before the bundler starts, which would add its own stack trace. */
function gate(open: OpenLibrary): Plugin {
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

/** The site's URL in `SITE_URL`. Throws a `ContentError` if it is invalid. */
function urlInEnvironment(): string | undefined {
  const setting = process.env['SITE_URL']?.trim();
  if (!setting) return undefined;
  const url = siteUrl(setting);
  if (url) return url;
  throw new ContentError(
    `\`SITE_URL\` must be the address of a site, such as \`https://example.org/\`; it is \`${setting}\`.\nWithout it, the address in site.yaml is used.`,
  );
}

/** The site's URL in site.yaml, if valid. An unreadable file is reported later, as a problem of content. */
function urlInFile(path: string): string | undefined {
  const text = attempt(() => readFileSync(path, 'utf8'));
  const url =
    text === undefined ? undefined : valueAt(new ParsedFile(path, text).tree.value, ['url']);
  return typeof url === 'string' ? siteUrl(url) : undefined;
}
