// `npm run headers`: prints a host's configuration for the built site, or writes it to a file.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printHost } from '../prerender/headers/print-host.ts';
import { reasonOf } from '../reason-of.ts';

const usage = 'npm run headers -- <host> [folder [where it is served from]] [--out <file>]';

try {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) console.log(`Usage: ${usage}`);
  else write(positionals, values.out);
} catch (error) {
  console.error(reasonOf(error));
  console.error('For example: npm run headers -- nginx dist /var/www/site --out site.conf');
  process.exitCode = 1;
}

function write(words: readonly string[], out: string | undefined): void {
  const [host, folder = 'dist', served = folder, extra] = words;
  if (extra !== undefined) throw new Error(`\`${extra}\` is one argument too many.`);
  const text = printHost(host, folder, served);
  if (out === undefined) process.stdout.write(text);
  else {
    save(out, text);
    console.log(`\`${out}\` is written.`);
  }
}

function save(out: string, text: string): void {
  try {
    writeFileSync(out, text);
  } catch (cause) {
    const remedy = 'Name a file, in a folder that is there.';
    throw new Error(`\`${out}\` can’t be written. ${remedy}`, { cause });
  }
}
