import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { check } from '../../../../src/content/cli/check.ts';
import { takeFolder } from '../../../../src/content/cli/options.ts';
import { run } from '../commands.ts';
import { project } from '../guide-blocks.ts';
import { makeWorkspace, work } from '../workspace.ts';
import { limit } from '../../../machine.ts';

const workspaces: ReturnType<typeof makeWorkspace>[] = [];

afterEach(() => {
  for (const { remove } of workspaces.splice(0)) remove();
});

function workspace() {
  const made = makeWorkspace({ 'content/en/works/aurora.mdx': work().replace('2019', 'soon') });
  workspaces.push(made);
  return made.root;
}

function call(...words: string[]) {
  return callIn(workspace(), ...words);
}

const cli = join(project, 'src/content/cli/cli.ts');
const tsx = join(project, 'node_modules/tsx/dist/cli.mjs');

function callIn(cwd: string, ...words: string[]) {
  const { GITHUB_ACTIONS: _, ...env } = process.env;
  const options = { cwd, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, cli, ...words], options);
  return { status, stdout, stderr };
}

it('ends with 1 where content is broken, and says why on its output', () => {
  const { status, stdout, stderr } = call('check');
  expect(status).toBe(1);
  expect(stdout).toContain('content/en/works/aurora.mdx:3:7\n  `year` takes');
  expect(stderr).toBe('');
});

it.each([
  [['chekc'], 'There is no command `chekc`. Did you mean `check`?\n'],
  [[], 'Which command?\n'],
  [['check', '--strcit'], "Unknown option '--strcit'.\n"],
  [['check', '--format', 'jsno'], 'There is no format `jsno`. Did you mean `json`?\n'],
  [['stamp', 'nothing'], 'There is no translation `nothing`.\n'],
  [['check', '--folder', '--strict'], 'Which folder?\n'],
  [['check', '--watch', '--folder', 'nowhere'], 'There is no folder `nowhere`.\n'],
  [['check', '--folder', 'content/site.yaml'], 'There is no folder `content/site.yaml`.\n'],
  [['status', '--folder', 'content/site.yaml/en'], 'There is no folder `content/site.yaml/en`.\n'],
  [['new', 'work', 'Foo', '--folder', 'nowhere'], 'There is no folder `nowhere`.\n'],
])('ends with 2 and tells how it is used after %j', (words, reason) => {
  const { status, stdout, stderr } = call(...words);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(`${reason}\nUsage: npm run content:<command> -- <options>\n`);
  expect(stderr).not.toContain('    at ');
});

it.each([
  ['between two words', ['check', '--folder', 'tests/site', '--strict']],
  ['joined', ['check', '--strict', '--folder=./tests/site/']],
])('takes the folder of content, %s', (_, words) => {
  const root = workspace();
  renameSync(join(root, 'content'), join(root, 'site'));
  mkdirSync(join(root, 'tests'));
  renameSync(join(root, 'site'), join(root, 'tests/site'));
  const { status, stdout } = callIn(root, ...words);
  expect(status).toBe(1);
  expect(stdout).toContain('tests/site/en/works/aurora.mdx:3:7');
});

it('tells how a command is used that is called without `content:`', () => {
  const { status, stderr } = call('adopt');
  expect(status).toBe(2);
  expect(stderr).toMatch(/`my-content`\.\n\nUsage:\n {2}npm run adopt -- <folder>\n$/);
});

it.each([String.raw`.\my\content`, './my/content//'])('takes %s for my/content', (name) => {
  expect(takeFolder(['--folder', name], {}).folder).toBe('my/content');
});

it.each(['my-content', 'true'])('refuses a folder that npm has kept, as %j', (kept) => {
  const environment = { npm_config_folder: kept };
  const told = 'npm keeps `--folder` for itself. Write ` -- ` before it.';
  expect(() => takeFolder(['work', 'Aurora', 'my-content'], environment)).toThrow(told);
  expect(takeFolder(['--folder=my-content'], environment).folder).toBe('my-content');
});

const patience = { timeout: limit(20_000) };
const severalChecks = { timeout: limit(45_000) };

it('goes on watching where a check fails and the folder is replaced', severalChecks, async () => {
  const root = workspace();
  const child = spawn(process.execPath, [tsx, cli, 'check', '--watch'], { cwd: root });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)));
  try {
    await vi.waitFor(() => expect(printed).toContain('`year` takes'), patience);
    rmSync(join(root, 'content'), { recursive: true });
    writeFileSync(join(root, 'content'), 'a file in the place of the folder');
    await vi.waitFor(() => expect(printed).toContain('Error: ENOTDIR'), patience);
    rmSync(join(root, 'content'));
    cpSync(workspace(), root, { recursive: true });
    printed = '';
    await vi.waitFor(() => expect(printed).toContain('`year` takes'), patience);
    printed = '';
    writeFileSync(join(root, 'content/site.yaml'), 'artist: Clara');
    await vi.waitFor(() => expect(printed).toContain('`url` is missing'), patience);
    expect(child.exitCode).toBeNull();
  } finally {
    child.kill();
  }
});

it('tells about one command or all of them when asked for help', () => {
  const all = call('--help');
  expect(all.status).toBe(0);
  for (const name of ['check', 'status', 'stamp', 'new', 'schemas'])
    expect(all.stdout).toContain(`\n  ${name}`);
  const one = call('new', '--help');
  expect(one.status).toBe(0);
  expect(one.stdout).toContain('--lang es');
  expect(one.stdout).not.toContain('status');
});

it('prints problems as the task of VS Code reads them', async () => {
  const task = readFileSync(join(project, '.vscode/tasks.json'), 'utf8');
  const patterns = [...task.matchAll(/"(?:regexp|endsPattern)": (".*")/g)].map(
    ([, text = '']) => new RegExp(String(JSON.parse(text))),
  );
  const { text } = await run(check, workspace());
  const lines = text.split('\n');
  expect(lines[0]).toMatch(patterns[0] ?? '');
  expect(patterns[0]?.exec(lines[0] ?? '')?.slice(1, 4)).toEqual([
    'content/en/works/aurora.mdx',
    '3',
    '7',
  ]);
  expect(patterns[1]?.exec(lines[1] ?? '')?.[1]).toMatch(/^`year` takes/);
  expect(lines.at(-1)).toMatch(patterns[2] ?? '');
});
