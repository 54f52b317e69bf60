// In: edits of content in development. Out: an updated library, an event for browsers, and problems as an overlay.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import type { Library, OpenLibrary } from '../library.ts';
import { formatProblem, formatProblems, summarize } from '../report/problem.ts';
import { followChanges } from './follow-changes.ts';
import { restartOnSettings } from './restart.ts';

const problemsEvent = 'content:problems';
const updateEvent = 'content:update';
/** The client scripts, which are files in this folder; one is inlined into the page. */
const scripts = ['overlay.js', 'open-in-editor.js'];
const inlineScript = 'reload-when-back.js';
const scriptId = '\0virtual:content-dev/';

/** Updates the library after edits and notifies browsers. An invalid file never stops the server. */
export function developmentServer(open: OpenLibrary, folder: string): Plugin {
  return {
    name: 'content:development-server',
    apply: 'serve',
    configureServer(server) {
      const { watcher, environments, config } = server;
      config.logger.info(`The site is built from ${folder}/.`, { timestamp: true });
      const report = reporter(server, folder);
      const restart = restartOnSettings(server, folder);
      const { hot } = environments.client;
      hot.on(problemsEvent, (_data, client) => {
        const send = (library: Library) =>
          client.send(problemsEvent, overlayOf(library, config.root));
        open().then(send, () => undefined);
      });
      const fail = (error: unknown) => config.logger.error(String(error));
      open().then(report, fail);
      const settle = async () => {
        const library = await open();
        report(library);
        restart(library);
      };
      const follow = followChanges({
        async read(paths) {
          const isDifferent = await (await open()).update(paths);
          if (isDifferent) hot.send(updateEvent);
          return isDifferent;
        },
        // Skips problems that exist only while a program saves.
        onIdle: () => void settle().catch(fail),
        fail,
      });
      watcher.on('all', (_event, file) => {
        const path = pathBelow(join(config.root, folder), file);
        if (path !== undefined) follow(path);
      });
    },
    /** Disables Vite’s own updates of content. */
    hotUpdate({ file, server }) {
      return pathBelow(join(server.config.root, folder), file) === undefined ? undefined : [];
    },
    load: {
      filter: { id: /^\0virtual:content-dev\// },
      handler: (id) => textOf(id.slice(scriptId.length)),
    },
    transformIndexHtml: (_html, { server }) => scriptElements(server?.config.base ?? '/'),
  };
}

function scriptElements(base: string): HtmlTagDescriptor[] {
  const address = `${base}@id/${scriptId.replace('\0', '__x00__')}`;
  return [
    { tag: 'script', children: textOf(inlineScript), injectTo: 'head-prepend' },
    ...scripts.map((name) => ({ tag: 'script', attrs: { type: 'module', src: address + name } })),
  ];
}

function textOf(script: string): string {
  return readFileSync(join(import.meta.dirname, script), 'utf8');
}

/** A path relative to a folder, with slashes; empty for the folder itself, undefined outside of it. */
function pathBelow(folder: string, file: string): string | undefined {
  const path = relative(folder, file).replaceAll(sep, '/');
  return path === '..' || path.startsWith('../') ? undefined : path;
}

/** Returns a function that reports problems in the terminal and in every browser if they have changed. */
function reporter(
  { config, environments }: ViteDevServer,
  folder: string,
): (library: Library) => void {
  let lastText = '';
  return (library) => {
    const { problems } = library.current();
    const text = problems.length > 0 ? formatProblems(problems, library.textOf) : '';
    if (text === lastText) return;
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    if (text !== '') config.logger[hasErrors ? 'error' : 'warn'](`${text}\n`, { timestamp: true });
    else config.logger.info(`No problems are left in ${folder}/.`, { timestamp: true });
    lastText = text;
    environments.client.hot.send(problemsEvent, overlayOf(library, config.root));
  };
}

/** The errors for the browser's overlay: their report, and the position of each in a form that Vite opens in an editor. */
function overlayOf(library: Library, root: string) {
  const { problems, reading } = library.current();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  return {
    summary: first ? `${reading.folder}/: ${summarize(errors)}` : '',
    text: errors
      .map((problem) => formatProblem(problem, library.textOf(problem.file)))
      .join('\n\n'),
    place: first && { file: join(root, first.file), line: first.line, column: first.column },
    places: errors.map(({ file, line, column }) => `${join(root, file)}:${line}:${column}`),
  };
}
