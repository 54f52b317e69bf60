// `npm run headers -- <host> [folder [where it is served from]] [--out <file>]`: the configuration of a host for the built site.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printHost } from '../prerender/headers/print-host.ts';

try {
  const { values, positionals } = parseArgs({
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const [host, folder = 'dist', served = folder, extra] = positionals;
  if (extra !== undefined) throw new Error(`\`${extra}\` is one argument too many.`);
  const text = printHost(host, folder, served);
  if (values.out === undefined) process.stdout.write(text);
  else {
    writeFileSync(values.out, text);
    console.log(`\`${values.out}\` is written.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('For example: npm run headers -- nginx dist /var/www/site --out site.conf');
  process.exitCode = 1;
}
