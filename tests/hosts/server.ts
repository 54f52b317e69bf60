// The real servers, with the configuration that `npm run headers` prints, on this machine only.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printHost } from '../../src/prerender/headers/print-host.ts';

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

/** Starts a server for a built site and waits until it answers. */
export async function startServer(host: HostName, site: string, port: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `${host}-`));
  const printed = printHost(host, site);
  const child =
    host === 'nginx' ? startNginx(folder, printed, port) : startCaddy(folder, printed, port);
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
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

function startNginx(folder: string, printed: string, port: number): ChildProcess {
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
  return spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
}

function startCaddy(folder: string, printed: string, port: number): ChildProcess {
  const file = join(folder, 'Caddyfile');
  const site = printed.replace(':80 {', `http://127.0.0.1:${port} {`);
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`);
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 15_000;
  while (Date.now() < until && child.exitCode === null) {
    if (await fetch(url).catch(() => null)) return;
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
