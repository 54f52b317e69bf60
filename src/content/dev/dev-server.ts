// In: edits of content while the site is open. Out: updates of the modules that changed, and problems as an overlay.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { DevEnvironment, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { emit, modulePrefix, type Emission } from '../emit.ts';
import type { Library } from '../library.ts';
import { formatProblem, formatProblems, summarize } from '../problem/problem.ts';

/** What every module of content said when it was last asked for, by its name after `virtual:content/`. */
export type Emitted = Map<string, string>;

interface PreviewOptions {
  readonly open: () => Promise<Library>;
  readonly emissionOf: (library: Library) => Emission;
  readonly emitted: Emitted;
  /** Says `done` when every body has been checked. */
  readonly checked: EventTarget;
}

const problemsEvent = 'content:problems';
const clientId = `\0${modulePrefix}preview`;

/** Keeps an open site up to date with content/. A broken file never ends it: what was sound stays. */
export function preview({ open, emissionOf, emitted, checked }: PreviewOptions): Plugin {
  let tell: ((library: Library) => void) | undefined;
  let lastEdit = '';
  return {
    name: 'content:preview',
    apply: 'serve',
    configureServer(server) {
      tell = teller(server);
      server.environments.client.hot.on(problemsEvent, (_, client) => {
        const send = (library: Library) =>
          client.send(problemsEvent, reportOf(library, server.config.root));
        open().then(send, () => undefined);
      });
      const start = (library: Library) => {
        tell?.(library);
        library.save();
      };
      checked.addEventListener('done', () => void open().then(start));
      open().then(start, (error: unknown) => server.config.logger.error(String(error)));
    },
    async hotUpdate({ file, timestamp, server }) {
      const path = relative(join(server.config.root, 'content'), file).replaceAll(sep, '/');
      if (path.startsWith('../../')) return undefined;
      const library = await open();
      const edit = `${timestamp} ${path}`;
      // Every environment is told of the same edit.
      if (edit !== lastEdit) await library.update([path]);
      lastEdit = edit;
      tell?.(library);
      return staleModules(this.environment, emissionOf(library), emitted);
    },
    load: {
      filter: { id: /^\0virtual:content\/preview$/ },
      handler: () => readFileSync(join(import.meta.dirname, 'overlay.js'), 'utf8'),
    },
    transformIndexHtml(_, { server }) {
      const src = `${server?.config.base ?? '/'}@id/${clientId.replace('\0', '__x00__')}`;
      return [{ tag: 'script', attrs: { type: 'module', src } }];
    },
  };
}

/** The loaded modules that would say something else now. */
async function staleModules(
  { moduleGraph }: DevEnvironment,
  emission: Emission,
  emitted: Emitted,
): Promise<EnvironmentModuleNode[]> {
  const loaded = [...emitted].flatMap(([name, text]) => {
    const module = moduleGraph.getModuleById(`\0${modulePrefix}${name}`);
    return module ? [{ name, text, module }] : [];
  });
  const texts = await Promise.all(loaded.map(({ name }) => emit(name, emission)));
  return loaded.filter(({ text }, index) => text !== texts[index]).map(({ module }) => module);
}

/** Tells problems once, in the terminal and in every browser. */
function teller({ config, environments }: ViteDevServer): (library: Library) => void {
  let told = '';
  return (library) => {
    const problems = library.problems();
    const text = problems.length > 0 ? formatProblems(problems, library.textOf) : '';
    if (text === told) return;
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    if (text !== '') config.logger[hasErrors ? 'error' : 'warn'](`${text}\n`, { timestamp: true });
    else config.logger.info('Every problem in content/ is mended.', { timestamp: true });
    told = text;
    environments['client']?.hot.send(problemsEvent, reportOf(library, config.root));
  };
}

/** What the browser shows of the errors: all in the words of the terminal, and where the first one is. */
function reportOf(library: Library, root: string) {
  const errors = library.problems().filter(({ severity }) => severity === 'error');
  const [first] = errors;
  return {
    summary: first ? summarize(errors) : '',
    text: errors
      .map((problem) => formatProblem(problem, library.textOf(problem.file)))
      .join('\n\n'),
    place: first && { file: join(root, first.file), line: first.line, column: first.column },
  };
}
