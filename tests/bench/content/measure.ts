// A command -> the processor time of it and all its children, and the most memory that one of them held.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command cost: processor and wall time in seconds, the peak of its largest process in MB. */
export interface Cost {
  readonly cpu: number;
  readonly wall: number;
  readonly memory: number;
}

const preload = pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href;
const longest = 10 * 60_000;

/** Runs a Node program in a folder. Rejects with all it printed where it fails or takes ten minutes. */
export async function measure(folder: string, args: readonly string[]): Promise<Cost> {
  const usageFile = join(folder, '.usage');
  rmSync(usageFile, { force: true });
  const output = await run(folder, args, usageFile);
  // bash's `times` counts every child that it has waited for, and theirs.
  const found = /usage (\d+\.\d+) (\d+\.\d+) (\d+\.\d+)\s*$/.exec(output);
  const [wall = 0, user = 0, system = 0] = found?.slice(1).map(Number) ?? [];
  const peaks = existsSync(usageFile) ? readFileSync(usageFile, 'utf8').trim().split('\n') : [];
  return { cpu: user + system, wall, memory: Math.max(0, ...peaks.map(Number)) / 1024 };
}

function run(folder: string, args: readonly string[], usageFile: string): Promise<string> {
  const script = 'TIMEFORMAT="usage %3R %3U %3S"; time timeout 600 "$@"';
  const child = spawn('bash', ['-c', script, 'bench', process.execPath, ...args], {
    cwd: folder,
    timeout: longest,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${preload}`,
      NO_COLOR: '1',
      USAGE_FILE: usageFile,
    },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const output = Buffer.concat(chunks).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`\`node ${args.join(' ')}\` ended with ${code}.\n${output}`));
    });
  });
}
