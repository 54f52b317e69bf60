// A host's name + the built site -> the text of its configuration, or an error that says what to do.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { parseHeaders } from './headers-file.ts';
import { caddy } from './caddy.ts';
import type { HostInput } from './host-input.ts';
import { nginx } from './nginx.ts';

const hosts: Readonly<Record<string, (input: HostInput) => string>> = {
  nginx,
  caddy,
  vercel: (input) =>
    asJson({
      buildCommand: 'npm run build',
      outputDirectory: 'dist',
      ...cleanAddresses(input, '(.*)'),
    }),
  firebase: (input) => asJson({ hosting: { public: 'dist', ...cleanAddresses(input, '**') } }),
};

/** A host's configuration for a site that is built in `folder` and served from `served`. Throws messages for operators. */
export function printHost(host: string | undefined, folder: string, served = folder): string {
  const known = Object.keys(hosts).join(', ');
  if (!host) throw new Error(`Which host? Known are ${known}.`);
  const write = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (!write) throw new Error(`There is no configuration for \`${host}\`. Known are ${known}.`);
  const file = join(folder, '_headers');
  if (!existsSync(file))
    throw new Error(`There is no built site in \`${folder}\`. Run \`npm run build\` first.`);
  const rules = parseHeaders(readFileSync(file, 'utf8'));
  // The first rule is that of every address below the base path.
  const base = rules[0]?.pattern.replace(/\*$/, '') ?? '/';
  // An absolute POSIX path is the server's: on Windows `resolve` would prepend a drive letter.
  const absolute = served.startsWith('/') ? posix.resolve(served) : resolve(served);
  return write({ rules, base, folder: absolute });
}

/** What `vercel.json` and `firebase.json` have in common; each has its own wildcard. */
function cleanAddresses({ rules }: HostInput, wildcard: string) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace(/\*$/, wildcard),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
}

function asJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
