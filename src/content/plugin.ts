// The Vite hooks around present(paginate(localize(validate(read())))).
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { bodies, contentModule } from './content-module.ts';
import { developmentServer } from './dev/dev-server.ts';
import { editorSchemas } from './dev/editor-schemas.ts';
import { images } from './images/plugin.ts';
import { openLibrary, type Library, type Open } from './library.ts';
import { ContentError } from './problem/content-error.ts';
import { formatProblems } from './problem/problem.ts';
import { addressFromEnvironment, basePath } from './schema/base-path.ts';
import { refuseExamples } from './validate/left-examples.ts';

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
  return [
    settings(folder, (resolved) => (config = resolved)),
    gate(open),
    contentModule(open, folder),
    bodies(open, folder),
    developmentServer(open, folder),
    images(open),
    editorSchemas(folder),
  ];
}

function openFor(config: ResolvedConfig | undefined, folder: string): Promise<Library> {
  if (!config) throw new Error('Content was asked for before Vite had its configuration.');
  const { root, command } = config;
  const url = addressFromEnvironment(process.env);
  return openLibrary({ root, folder, url, withDrafts: command === 'serve' });
}

/** Tells other plugins where content is. */
export interface ContentApi {
  /** Relative to the project's root. */
  readonly folder: string;
}

/** The site's address, in the environment or in site.yaml, says at which path it is served. */
function settings(folder: string, keep: (config: ResolvedConfig) => void): Plugin<ContentApi> {
  return {
    name: 'content:settings',
    api: { folder },
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
      const problems = refuseExamples(current().problems);
      if (problems.length === 0) return;
      const report = formatProblems(problems, textOf);
      if (problems.some(({ severity }) => severity === 'error')) throw new ContentError(report);
      logger.warn(report);
    },
  };
}
