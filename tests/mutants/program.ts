import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How a program ended: its exit code, and all that it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

const running = new Set<ChildProcess>();
let isEnding = false;

/** Runs a script with Node. Never resolves once `endPrograms` was called. */
export async function runScript(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [code, out, errors] = await Promise.all([closed, text(child.stdout), text(child.stderr)]);
  running.delete(child);
  if (isEnding) await new Promise(() => undefined);
  return { code, output: out + errors };
}

/** Ends what runs, as Ctrl+C in a terminal does, and sees to it. */
export async function endPrograms(): Promise<void> {
  isEnding = true;
  const children = [...running];
  const ended = Promise.all(children.map((child) => new Promise((r) => child.once('close', r))));
  for (const child of children) child.kill('SIGINT');
  const impatience = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 10_000);
  await ended;
  clearTimeout(impatience);
}
