// Hours of writing in a minute: 500 edits, renames, breakages and mendings against one development
// server. `node --expose-gc --import tsx tests/bench/dev-server.ts` writes its result to DEV-SERVER.md.
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLogger, createServer } from 'vite';
import { mdx } from '../../src/content/body/mdx.ts';
import { bodyImporter } from '../../src/content/plugins/bodies.ts';
import { content, contentApi } from '../../src/content/plugin.ts';
import { makeWorkspace, work } from '../unit/content/workspace.ts';
import { saveReport } from './save-report.ts';

const changes = 500;
/** The first of them fill caches that stay as they are. */
const warmUp = 50;
const allowed = 50;
/** For so long after an edit (ms) Vite's watcher, chokidar, drops another one of the same file; here it counts twice. */
const unwatched = 100;
const file = (name: string) => `content/en/works/${name}.mdx`;

const { root, write, remove } = makeWorkspace({ [file('first')]: entry(0) }, tmpdir());
mkdirSync(join(root, 'node_modules'));
symlinkSync(
  join(import.meta.dirname, '../../node_modules/react'),
  join(root, 'node_modules/react'),
);
const server = await createServer({
  root,
  configFile: false,
  customLogger: createLogger('silent'),
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
  plugins: [content(), mdx()],
});

const loadBody = bodyImporter(server);

try {
  await measure();
} finally {
  await server.close();
  remove();
}

async function measure(): Promise<void> {
  let name = 'first';
  await shows('Work 0');
  const slowest = { milliseconds: 0 };
  let before = 0;
  for (let number = 1; number <= changes; number++) {
    if (number === warmUp) before = memory();
    await wait(unwatched);
    const began = performance.now();
    name = await change(number, name);
    slowest.milliseconds = Math.max(slowest.milliseconds, performance.now() - began);
  }
  const after = memory();
  report({ before, after, slowest: slowest.milliseconds });
  assert.ok(after - before < allowed, `The server has grown by ${after - before} MB.`);
}

/** One change of a kind that depends on its number; resolves to the file's name once the server shows it. */
async function change(number: number, name: string): Promise<string> {
  const renamed = `work-${number}`;
  switch (number % 4) {
    case 0:
      write({ [file(name)]: entry(number).replace('year: 2019', 'year: soon') });
      // What was good before stays; the next change mends it.
      await stays(`Work ${number - 1}`);
      return name;
    case 1:
      write({ [file(name)]: entry(number) });
      await shows(`Work ${number}`, `Note ${number}.`);
      return name;
    case 2:
      write({ [file(name)]: undefined, [file(renamed)]: entry(number) });
      await shows(`Work ${number}`, `Note ${number}.`);
      return renamed;
    default:
      write({ [file(name)]: entry(number, '- a\n- list\n') });
      await shows(`Work ${number}`, 'list');
      return name;
  }
}

function entry(number: number, body = `Note ${number}.\n`): string {
  return work('', body).replace('Aurora', `Work ${number}`);
}

/** The titles of the works that the server shows now, each with its text as HTML. */
async function worksNow(): Promise<{ title: string; html: string }[]> {
  const { languages } = (await contentApi(server.config).open()).current().site();
  const works = languages.get('en')?.collections.works.flatMap(({ entries }) => entries) ?? [];
  return Promise.all(
    works.map(async ({ title, body }) => {
      const module = body && (await loadBody(body.value));
      const html = module ? renderToStaticMarkup(createElement(module.default)) : '';
      return { title: title.value, html };
    }),
  );
}

async function shows(title: string, note = ''): Promise<void> {
  const until = Date.now() + 10_000;
  for (;;) {
    const works = await worksNow();
    const [only] = works;
    if (works.length === 1 && only?.title === title && only.html.includes(note)) return;
    assert.ok(Date.now() < until, `The server does not show ${title}.`);
    await wait(10);
  }
}

async function stays(title: string): Promise<void> {
  await wait(60);
  await shows(title);
}

/** What is in use, in MB. */
function memory(): number {
  assert.ok(globalThis.gc, 'Start Node with `--expose-gc`.');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1e5) / 10;
}

function report(result: { before: number; after: number; slowest: number }): void {
  const text = `# A long-lived development server

\`node --expose-gc --import tsx tests/bench/dev-server.ts\` writes this: ${changes} edits, renames, breakages and mendings in turn, each awaited until the server shows it (or, for a breakage, still shows what was good).

|  |  |
| --- | ---: |
| changes | ${changes} |
| memory after ${warmUp} (MB) | ${result.before} |
| memory after ${changes} (MB) | ${result.after} |
| growth (MB; ${allowed} allowed) | ${Math.round((result.after - result.before) * 10) / 10} |
| slowest change (ms) | ${Math.round(result.slowest)} |
`;
  saveReport('tests/bench/DEV-SERVER.md', text);
  console.log(text);
}
