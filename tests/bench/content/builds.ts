// A project -> what commands on its content cost.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Folder } from '../../folder.ts';

/** What a command cost with all its processes: processor time in seconds, and the most memory that one held, in MB. */
export interface Cost {
  readonly cpu: number;
  readonly memory: number;
}

const floor = [join(import.meta.dirname, 'floor.mjs'), 'content', 'floor'];
const check = ['--import', 'tsx', 'src/commands/content.ts', 'check'];
const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

/** What is measured, in this order: each build finds what the one before has kept. The first is the floor. */
export const tasks = ['floor', 'check', 'build, cold', 'nothing changed', 'one file changed'];

/** The cost of each task; `file` is the one that is changed. */
export function measureBuilds(folder: Folder, file: string): Cost[] {
  const costs = [floor, check].map((args) => measure(folder.root, args));
  // The check has kept what it found; a cold build knows no more than the photographs.
  for (const cache of ['bodies', 'body-checks'])
    rmSync(join(folder.root, '.cache/cached', cache), {
      recursive: true,
      force: true,
    });
  costs.push(measure(folder.root, build), measure(folder.root, build));
  folder.write({ [file]: `${folder.read(file)}\nOne more line.\n` });
  return [...costs, measure(folder.root, build)];
}

/** What a process writes of itself. */
const usage = z.object({ cpu: z.number(), memory: z.number() });

/** Runs a Node program in a folder. Throws what it printed where it fails. */
function measure(folder: string, args: readonly string[]): Cost {
  const file = join(folder, '.usage');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href}`,
    USAGE_FILE: file,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  if (status !== 0)
    throw new Error(`${args.join(' ')} failed.\n${String(stdout)}${String(stderr)}`);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  const processes = lines.map((line) => usage.parse(JSON.parse(line)));
  const cpu = processes.reduce((sum, spent) => sum + spent.cpu, 0);
  return { cpu, memory: Math.max(...processes.map(({ memory }) => memory)) };
}
