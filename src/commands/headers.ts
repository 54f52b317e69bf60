// `npm run headers -- <host> [folder [where it is served from]] [--out <file>]`: the configuration of a host for the built site.
import { parseArgs } from 'node:util';
import { printHost } from '../prerender/headers/print-host.ts';
import { replaceFile } from '../prerender/headers/replace-file.ts';

const example = 'npm run headers -- nginx dist /var/www/site --out site.conf';

try {
  const { host, folder, served, out } = readArguments(process.argv.slice(2));
  const text = printHost(host, folder, served);
  if (out === undefined) process.stdout.write(text);
  else {
    replaceFile(out, text);
    console.log(`\`${out}\` is written.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

interface Arguments {
  readonly host: string | undefined;
  readonly folder: string;
  readonly served: string;
  /** The file to write; where it isn't given, the configuration is printed. */
  readonly out: string | undefined;
}

function readArguments(args: string[]): Arguments {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' } },
    strict: false,
    allowPositionals: true,
  });
  const { out, ...others } = values;
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) {
    const option = `${unknown.length === 1 ? '-' : '--'}${unknown}`;
    throw new Error(`There is no option \`${option}\`, only \`--out\`: ${example}`);
  }
  if (out !== undefined && (typeof out !== 'string' || !/^[^-]/.test(out)))
    throw new Error(`\`--out\` wants the name of a file: ${example}`);
  const [host, folder = 'dist', served = folder, extra] = positionals;
  if (extra !== undefined) throw new Error(`\`${extra}\` is one argument too many: ${example}`);
  return { host, folder, served, out };
}
