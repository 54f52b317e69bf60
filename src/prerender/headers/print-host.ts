// A host's name + the built site -> the text of its configuration, or an error that says what to do.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseHeaders } from './headers-file.ts';
import { caddy } from './caddy.ts';
import type { HostInput } from './host-input.ts';
import { firebase, vercel } from './json-hosts.ts';
import { nginx } from './nginx.ts';

const hosts: Readonly<Record<string, (input: HostInput) => string>> = {
  nginx,
  caddy,
  vercel,
  firebase,
};

/** The configuration of a host for the site that was built into a folder and will be served from another. Throws what is to be told to people. */
export function printHost(host: string | undefined, folder: string, served = folder): string {
  const known = Object.keys(hosts).join(', ');
  if (!host) throw new Error(`Which host? Known are ${known}: npm run headers -- nginx`);
  const write = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (!write) throw new Error(`There is no configuration for \`${host}\`. Known are ${known}.`);
  const file = join(folder, '_headers');
  if (!existsSync(file))
    throw new Error(`There is no built site in \`${folder}\`. Run \`npm run build\` first.`);
  const rules = parseHeaders(readFileSync(file, 'utf8'));
  // The first rule is that of every address below the base path.
  const base = rules[0]?.pattern.replace(/\*$/, '') ?? '/';
  return write({ rules, base, folder: resolve(served) });
}
