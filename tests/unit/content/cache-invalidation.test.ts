// Everything that a cached result depends on, changed one at a time.
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { locales } from '../../../src/locales.ts';
import { makeWorkspace, work } from './workspace.ts';

let workspace: ReturnType<typeof makeWorkspace>;

beforeEach(() => {
  workspace = makeWorkspace({
    'content/en/works/a.mdx': work('', 'A note with *emphasis*.\n'),
    'content/en/works/b.mdx': work('', 'Another note with *emphasis*.\n'),
    'content/es/works/a.mdx': '---\ntitle: Aurora\n---\n\nUna nota con *énfasis*.\n',
  });
});

afterEach(() => workspace.remove());

/** Opens the content as a build does; returns the texts that were compiled and the problems that were told. */
async function open() {
  const compiled: string[] = [];
  const library = await openLibrary({
    root: workspace.root,
    withDrafts: false,
    compilesAll: true,
    compileText: async (text) => {
      compiled.push(text.trim());
      return `/* ${text} */`;
    },
  });
  // As the modules of both languages do.
  const shown = locales.flatMap(({ id }) => library.edition().collection('works', id));
  const texts = shown.flatMap(({ body }) => (body ? [body.value] : []));
  await Promise.all(texts.map((text) => library.bodies.compile(text)));
  library.save();
  const problems = library.problems().map(({ file, code }) => `${file} ${code}`);
  return { compiled, problems, library };
}

function cacheFiles(): string[] {
  const folder = join(workspace.root, 'node_modules/.cache/content');
  return readdirSync(folder).map((name) => join(folder, name));
}

describe('what was worked out in one build', () => {
  it('is not worked out again in the next', async () => {
    expect((await open()).compiled).not.toEqual([]);
    expect((await open()).compiled).toEqual([]);
  });

  it('is worked out again for a text whose bytes have changed, and for no other', async () => {
    await open();
    workspace.write({ 'content/en/works/a.mdx': work('', 'A *changed* note.\n') });
    expect((await open()).compiled).toEqual(['A *changed* note.']);
  });

  it('is compiled once where both languages show the same text', async () => {
    workspace.write({ 'content/es/works/a.mdx': undefined });
    const { compiled } = await open();
    expect(compiled.filter((text) => text.startsWith('A note'))).toHaveLength(1);
  });

  it('is looked at again where the English entry has changed that a translation inherits from', async () => {
    const premiere = 'premiere:\n  date: 2020-01-01\n  venue: Hall\n  place: Bergen\n';
    workspace.write({
      'content/en/works/a.mdx': work(premiere),
      'content/es/works/a.mdx': '---\npremiere:\n  venue: Sala\n---\n',
    });
    expect((await open()).problems).toEqual([]);
    workspace.write({ 'content/en/works/a.mdx': work() });
    const { problems } = await open();
    expect(problems).toEqual([expect.stringContaining('content/es/works/a.mdx')]);
  });

  it('does not outlive the address of the site', async () => {
    const before = (await open()).library.edition().site()?.['url'];
    const text = readFileSync(join(workspace.root, 'content/site.yaml'), 'utf8');
    const moved = text.replace('url: https://example.org/', 'url: https://example.com/name/');
    workspace.write({ 'content/site.yaml': moved });
    expect(before).toBe('https://example.org/');
    expect((await open()).library.edition().site()?.['url']).toBe('https://example.com/name/');
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['altered', (text: string) => text.replaceAll('not', 'nos')],
    ['of another program', () => '{"version":1,"values":{}}'],
    ['empty', () => ''],
  ])('is worked out again where its file is %s', async (_, damage) => {
    const first = await open();
    for (const file of cacheFiles()) writeFileSync(file, damage(readFileSync(file, 'utf8')));
    const again = await open();
    expect(again.compiled.toSorted()).toEqual(first.compiled.toSorted());
    expect(again.problems).toEqual([]);
    expect((await open()).compiled).toEqual([]);
  });

  it('is kept whole by two that write at once', async () => {
    await Promise.all([open(), open()]);
    expect(cacheFiles().filter((file) => !file.endsWith('.json'))).toEqual([]);
    expect((await open()).compiled).toEqual([]);
  });
});

describe('what another version of the engine kept is not seen where there is a change in', () => {
  let engine = '';

  beforeEach(() => {
    engine = mkdtempSync(join(tmpdir(), 'engine-'));
    const project = join(import.meta.dirname, '../../..');
    cpSync(join(project, 'src/content'), join(engine, 'src/content'), { recursive: true });
    for (const file of ['src/locales.ts', 'vite.config.ts'])
      cpSync(join(project, file), join(engine, file));
    mkdirSync(join(engine, 'node_modules'));
    writeFileSync(join(engine, 'node_modules/.package-lock.json'), '{}');
  });

  afterEach(() => rmSync(engine, { recursive: true, force: true }));

  /** A cache as the copied engine opens it: each time anew, as each process does. */
  async function openCopied() {
    vi.resetModules();
    const copy: unknown = await import(/* @vite-ignore */ join(engine, 'src/content/cache.ts'));
    if (!isCacheModule(copy)) throw new Error('The copy is not whole.');
    return copy.openCache(workspace.root, 'entries');
  }

  it.each([
    ['a schema', 'src/content/collections.ts'],
    ['a plugin', 'src/content/body.ts'],
    ['what a plugin imports', 'src/content/body/wrap-phrases.ts'],
    ['the list of components', 'src/content/body/elements.ts'],
    ['the languages', 'src/locales.ts'],
    ['the configuration', 'vite.config.ts'],
    ['the packages', 'node_modules/.package-lock.json'],
  ])('%s', async (_, file) => {
    const cache = await openCopied();
    cache.set('key', 'value');
    cache.save();
    expect((await openCopied()).get('key')).toBe('value');
    appendFileSync(join(engine, file), '\n');
    expect((await openCopied()).get('key')).toBeUndefined();
  });
});

function isCacheModule(module: unknown): module is typeof import('../../../src/content/cache.ts') {
  return typeof module === 'object' && module !== null && 'openCache' in module;
}
