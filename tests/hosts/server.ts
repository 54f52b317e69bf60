// The real servers, with the configuration that `npm run headers` prints, on this machine only.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that runs. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export type HostName = 'nginx' | 'caddy';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether a server can send the brotli files of the build. */
export function hasBrotli(host: HostName): boolean {
  return host === 'caddy' || existsSync(brotliModule);
}

/** What a server itself says of a configuration: `nginx -t`, `caddy validate`. */
export function validate(
  host: HostName,
  printed: string,
  port: number,
): { status: number | null; said: string } {
  const setup = setUp(host, printed, port);
  const [program = '', ...args] = setup.validate;
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: setup.env });
  rmSync(setup.folder, { recursive: true, force: true });
  return { status, said: stdout + stderr };
}

/** Starts a server with a configuration and waits until it answers. */
export async function startServer(host: HostName, printed: string, port: number): Promise<Server> {
  const { start, env, folder } = setUp(host, printed, port);
  const [program = '', ...args] = start;
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const stop = () => end(child, folder);
  try {
    await answers(url, child);
  } catch {
    await stop();
    throw new Error(`${host} does not start.\n${said.join('')}`);
  }
  return { url, stop };
}

/** A server's files in a folder of their own, and the commands to run it with. */
interface Setup {
  readonly folder: string;
  readonly start: readonly string[];
  readonly validate: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

function setUp(host: HostName, printed: string, port: number): Setup {
  const folder = mkdtempSync(join(tmpdir(), `${host}-`));
  return host === 'nginx' ? setUpNginx(folder, printed, port) : setUpCaddy(folder, printed, port);
}

function setUpNginx(folder: string, printed: string, port: number): Setup {
  const withBrotli = existsSync(brotliModule);
  const site = printed
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('# brotli_static on;', withBrotli ? 'brotli_static on;' : '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    file,
    `${withBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 2;
events { worker_connections 2048; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on;
${temporary.join(' ')}
include ${folder}/site.conf; }
`,
  );
  const start = ['nginx', '-c', file, '-p', folder, '-e', 'stderr'];
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
  return { folder, start, validate: [...start, '-t'], env };
}

function setUpCaddy(folder: string, printed: string, port: number): Setup {
  const file = join(folder, 'Caddyfile');
  const site = printed.replace(':80 {', `http://127.0.0.1:${port} {`);
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`);
  const args = ['--config', file, '--adapter', 'caddyfile'];
  return {
    folder,
    start: ['caddy', 'run', ...args],
    validate: ['caddy', 'validate', ...args],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until && child.exitCode === null) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It does not answer.');
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const impatience = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(impatience);
  }
  rmSync(folder, { recursive: true, force: true });
}
