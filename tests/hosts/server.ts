// The real servers, with the configurations of `src/hosts/`, on this machine only.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server that runs. */
export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export type HostName = 'nginx' | 'caddy';

/** Starts a server that serves `/var/www/site` from another folder, and waits until it answers. */
export async function startServer(host: HostName, www: string, port: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `${host}-`));
  const { start, env } = setUps[host](folder, www, port);
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

/** The command that runs a server, and its environment. */
interface Setup {
  readonly start: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

const setUps = { nginx: setUpNginx, caddy: setUpCaddy } as const;

/** A configuration of `src/hosts/` for another folder and port. Throws where it has neither. */
function configuration(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(join('src/hosts', file), 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`${file} lacks \`${before}\`.`);
    text = text.replace(before, after);
  }
  return text;
}

function setUpNginx(folder: string, www: string, port: number): Setup {
  const site = configuration('nginx.conf', {
    'root /var/www/site;': `root "${www}";`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 2;
events { worker_connections 2048; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; sendfile on;
${temporary.join(' ')}
include ${folder}/site.conf; }
`,
  );
  return {
    start: ['nginx', '-c', file, '-p', folder, '-e', 'stderr'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  };
}

function setUpCaddy(folder: string, www: string, port: number): Setup {
  const file = join(folder, 'Caddyfile');
  const site = configuration('Caddyfile', {
    'root * /var/www/site': `root * "${www}"`,
    ':80 {': `http://127.0.0.1:${port} {`,
  });
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${site}`);
  return {
    start: ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
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
