// `npm run bench:content`: projects of several sizes -> tests/bench/CONTENT.md.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../../src/commands/run.mjs';
import { fortyWorks } from '../../forty-works.ts';
import type { Folder } from '../../folder.ts';
import { copyProject } from '../../project-folder.ts';
import { madeWith, saveReport, table } from '../report.ts';

const sizes = [100, 1000, 5000];

const check = ['--import', 'tsx', 'src/content/cli/cli.ts', 'check'];
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

/** What is measured of a project, in this order: each build finds what the one before has kept. */
const tasks = ['check', 'build, cold', 'build, nothing changed', 'build, one file changed'];

/** What a process writes of itself. */
const usage = z.object({ cpu: z.number(), memory: z.number() });

const columns = sizes.map((size) => measureSize(size));
saveReport('tests/bench/CONTENT.md', [
  '# Content: what building much of it costs',
  `\`npm run bench:content\`, ${madeWith('vite', 'rolldown', '@mdx-js/mdx', 'react', 'zod', 'yaml')}.`,
  'Works of the catalogue in `tests/fixtures/forty-works.md`, again and again under other names, a part of them translated into Spanish; the photographs are encoded before. In each cell: processor time, user and system, of the command with all its processes; the most memory that one of them held.',
  table(
    ['works', ...sizes.map(String)],
    tasks.map((task, index) => [task, ...columns.map((costs) => costs[index] ?? '')]),
  ),
]);

function measureSize(count: number): string[] {
  const folder = copyProject('project', ['images', 'share-pictures', 'prints']);
  const take = (args: readonly string[]) => {
    const cost = measure(folder.root, args);
    console.log(`${count} works, ${args.join(' ')}: ${cost}`);
    return cost;
  };
  try {
    const last = writeWorks(folder, count);
    const costs = [check, build, build].map(take);
    folder.write({ [last]: `${folder.read(last)}\nOne more line.\n` });
    return [...costs, take(build)];
  } finally {
    folder.remove();
  }
}

/** Puts works in the place of those of the content. Returns the last file. */
function writeWorks(folder: Folder, count: number): string {
  const isBasic = (path: string) => !/[\\/]works$/.test(path);
  cpSync(join(root, 'content'), join(folder.root, 'content'), { recursive: true, filter: isBasic });
  const files = Object.entries(fortyWorks());
  const slugs = [...new Set(files.map(([path]) => path.replace(/.*\//, '')))];
  let file = '';
  for (let index = 0; index < count; index += 1) {
    const slug = slugs[index % slugs.length] ?? '';
    for (const [path, text] of files.filter(([name]) => name.endsWith(`/works/${slug}`))) {
      file = path.replace(/\.mdx$/, `-${index}.mdx`);
      folder.write({ [file]: text });
    }
  }
  return file;
}

/** Runs a Node program in a folder. Throws what it printed where it fails. */
function measure(folder: string, args: readonly string[]): string {
  const file = join(folder, '.usage');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'report-usage.mjs')}`,
    USAGE_FILE: file,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  if (status !== 0)
    throw new Error(`${args.join(' ')} failed.\n${String(stdout)}${String(stderr)}`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  const processes = lines.map((line) => usage.parse(JSON.parse(line)));
  const cpu = processes.reduce((sum, each) => sum + each.cpu, 0);
  const memory = Math.max(...processes.map((each) => each.memory));
  return `${cpu.toFixed(1)} s, ${Math.round(memory)} MB`;
}
