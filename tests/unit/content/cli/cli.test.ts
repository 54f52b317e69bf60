import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { run } from '../commands.ts';
import { project } from '../guide-blocks.ts';
import { workspaceWith, work } from '../workspace.ts';

afterEach(() => vi.unstubAllEnvs());

function workspace() {
  return workspaceWith({ 'content/en/works/aurora.mdx': work().replace('2019', 'soon') }).root;
}

const cli = join(project, 'src/commands/content.ts');
const tsx = join(project, 'node_modules/tsx/dist/cli.mjs');

it('ends its process with 1 where content is broken, and says why on its output', () => {
  // In the languages of the project, whichever these are.
  const { root } = workspaceWith({ 'content/site.yaml': 'artist: Clara\nkind: nobody\n' });
  const options = { cwd: root, encoding: 'utf8' } as const;
  const args = [tsx, cli, 'check', '--format', 'pretty'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  expect(status).toBe(1);
  expect(stdout).toContain('content/site.yaml:2:7\n  `kind` takes');
  expect(stderr).toBe('');
});

it.each([
  [['check', '--fromat'], "unknown option '--fromat'\n(Did you mean --format?)"],
  [['check', '--format', 'gitlab'], 'Allowed choices are pretty, github.'],
  [['check', 'json'], "too many arguments for 'check'"],
  [['import', 'season.csv'], 'There is no file `season.csv`.'],
  [['import', 'season.xlsx'], 'Save the table as “CSV UTF-8”'],
])('ends with 2 and tells how it is used after %j', async ([name = '', ...words], reason) => {
  const { code, text, errors } = await run(name, workspace(), words);
  expect(code).toBe(2);
  expect(text).toBe('');
  expect(errors).toContain(reason);
  expect(errors).toContain(`Usage: npm run content:${name} -- [options]`);
});

it.each([
  ['chekc', "unknown command 'chekc'\n(Did you mean check?)"],
  ['adopt', 'Usage: npm run adopt -- [options] <folder>'],
])('ends with 2 and tells what is meant by `%s` alone', async (name, reason) => {
  const { code, errors } = await run(name, workspace());
  expect(code).toBe(2);
  expect(errors).toContain(reason);
});

it.each(['nowhere', '..', '../elsewhere', 'content/site.yaml', 'content/site.yaml/en'])(
  'ends with 2 where `%s` should be the folder of content',
  async (folder) => {
    const { code, errors } = await run('check', workspace(), [], { folder });
    expect(code).toBe(2);
    expect(errors).toContain(`The project has no folder \`${folder}\`, which \`CONTENT\` names.`);
  },
);

it('checks the folder that it is told', async () => {
  const root = workspace();
  mkdirSync(join(root, 'tests'));
  renameSync(join(root, 'content'), join(root, 'tests/site'));
  const { code, text } = await run('check', root, [], { folder: 'tests/site' });
  expect(code).toBe(1);
  expect(text).toContain('tests/site/en/works/aurora.mdx:3:7');
});

it('takes an option that npm has kept', async () => {
  vi.stubEnv('npm_config_format', 'github');
  expect((await run('check', workspace())).text).toContain('::error file=');
});

it('stamps no other translation than those named, whatever npm’s own option `all` is', async () => {
  vi.stubEnv('npm_config_all', 'true');
  const translation = '---\ntitle: Alba\n---\n';
  const { root, read } = workspaceWith({
    'content/en/works/aurora.mdx': work(),
    'content/en/works/nocturne.mdx': work(),
    'content/es/works/aurora.mdx': translation,
    'content/es/works/nocturne.mdx': translation,
  });
  await run('stamp', root, ['content/es/works/aurora.mdx']);
  expect(read('content/es/works/aurora.mdx')).toContain('translates:');
  expect(read('content/es/works/nocturne.mdx')).toBe(translation);
  expect((await run('stamp', root)).errors).toContain('write `-- --all` for every one');
});

it.each([
  ['lang', 'new', ['work', 'aurora', 'es']],
  ['dates', 'import', ['season.csv', 'day-first']],
])(
  'says where the option `%s` belongs where npm has parted it from its value',
  async (name, command, words) => {
    vi.stubEnv(`npm_config_${name}`, 'true');
    const { code, errors } = await run(command, workspace(), words);
    expect(code).toBe(2);
    expect(errors).toContain('write ` -- ` before them');
  },
);

it('tells about one command or all of them when asked for help', async () => {
  const all = await run('--help', workspace());
  expect(all.code).toBe(0);
  for (const name of ['check', 'status', 'stamp', 'new']) expect(all.text).toContain(`\n  ${name}`);
  const one = await run('new', workspace(), ['--help']);
  expect(one.code).toBe(0);
  expect(one.text).toContain('--lang <language>');
  expect(one.text).not.toContain('status');
});
