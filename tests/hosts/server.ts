// The real servers, with the configurations of `src/hosts/`, on this machine only.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../commands/system-programs.mjs';
import { makeFolder } from '../folder.ts';
import { freePort } from '../free-port.ts';
import { serveSite } from '../listen.ts';

/** A server that runs. */
export interface Server {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What a server is started from, and its arguments. */
type Setup = (folder: string, www: string, port: number, base: string) => readonly string[];

/** Hosts keyed by name: starts a server with a built site below a base path, and waits until it responds. */
export const hosts = {
  nginx: (site: string, base: string) => start('nginx', setUpNginx, site, base),
  caddy: (site: string, base: string) => start('caddy', setUpCaddy, site, base),
  apache: (site: string, base: string, webspace?: Webspace) =>
    start('apache2', (...from) => setUpApache(webspace, ...from), site, base),
  preview: serveSite,
} as const;

/** Real servers take a number only, which another process may have taken by the time that they start. */
async function start(program: string, setUp: Setup, site: string, base: string): Promise<Server> {
  // The configurations name paths of hosts, which have no spaces.
  const { root: folder, remove } = makeFolder({}, tmpdir(), 'test-');
  const www = join(folder, 'www');
  cpSync(site, join(www, base), { recursive: true });
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const args = setUp(folder, www, port, base);
    const child = spawn(findProgram([program]) ?? program, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
    const output: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    const ended = once(child, 'exit');
    const origin = `http://127.0.0.1:${port}`;
    if (await answers(origin, child)) {
      const close = async () => {
        child.kill();
        await ended;
        remove();
      };
      return { origin, close };
    }
    const isTaken = /address already in use/i.test(output.join(''));
    if (!isTaken || attempt === 5)
      throw new Error(`${program} does not start.\n${output.join('')}`);
  }
}

/** Waits until a server responds; `false` if its process ends before. */
async function answers(origin: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return true;
    await pause(50);
  }
  return false;
}

/** Writes a configuration of `src/hosts/` for another folder and port. Throws where it has neither. */
function configure(file: string, to: string, changes: Readonly<Record<string, string>>): void {
  let text = readFileSync(join('src/hosts', file), 'utf8');
  for (const [before, after] of Object.entries(changes)) {
    if (!text.includes(before)) throw new Error(`${file} lacks \`${before}\`.`);
    text = text.replace(before, after);
  }
  writeFileSync(to, text);
}

function setUpNginx(folder: string, www: string, port: number): readonly string[] {
  configure('nginx.conf', join(folder, 'site.conf'), {
    'root /var/www/site;': `root "${www}";`,
    'listen 80;': `listen 127.0.0.1:${port};`,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
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
  return ['-c', file, '-p', folder, '-e', 'stderr'];
}

function setUpCaddy(folder: string, www: string, port: number): readonly string[] {
  const [file, site] = [join(folder, 'Caddyfile'), join(folder, 'site')];
  configure('Caddyfile', site, {
    'root * /var/www/site': `root * "${www}"`,
    ':80 {': `http://127.0.0.1:${port} {`,
  });
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\nimport ${site}\n`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

const apacheModules = [
  'authz_core',
  'deflate',
  'dir',
  'filter',
  'headers',
  'mime',
  'mpm_event',
  'rewrite',
] as const;

/** Webspace as it is sold: what an `.htaccess` may say is all that its owner has a word in. */
export interface Webspace {
  readonly override: string;
  readonly without?: (typeof apacheModules)[number];
  /** What its owner changes in the file. */
  readonly edit?: (file: string) => string;
}

function setUpApache(
  { override, without, edit = String }: Webspace = { override: 'All' },
  ...[folder, www, port, base]: Parameters<Setup>
): readonly string[] {
  const rules = edit(readFileSync('src/hosts/.htaccess', 'utf8'));
  writeFileSync(join(www, base, '.htaccess'), rules);
  // Its workers are another user, who must be able to read.
  chmodSync(folder, 0o755);
  const file = join(folder, 'apache.conf');
  const modules = apacheModules.filter((name) => name !== without);
  writeFileSync(
    file,
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
ServerRoot "${folder}"
PidFile "${folder}/pid"
ErrorLog "${folder}/errors"
Listen 127.0.0.1:${port}
${process.getuid?.() === 0 ? 'User daemon\nGroup daemon' : ''}
${without === 'mime' ? '' : 'TypesConfig /etc/mime.types'}
DocumentRoot "${www}"
<Directory "${www}">
  AllowOverride ${override}
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>
`,
  );
  return ['-f', file, '-D', 'FOREGROUND'];
}
