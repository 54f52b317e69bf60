// Figures -> the Markdown of a report that is committed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../commands/run.mjs';

/** Prints a report and, if all was measured, writes it formatted to its path in the project. */
export function saveReport(path: string, paragraphs: readonly string[], isWhole: boolean): void {
  if (!isWhole) return console.log(paragraphs.join('\n\n'));
  const file = join(root, path);
  writeFileSync(file, `${paragraphs.join('\n\n')}\n`);
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file], { cwd: root });
  console.log(readFileSync(file, 'utf8'));
}

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** When a report was made, and by which versions of Node and of packages. */
export function madeWith(...packages: readonly string[]): string {
  const versions = packages.map((name) => `${name} ${versionOf(name)}`);
  const day = new Date().toISOString().slice(0, 10);
  return [day, `Node ${process.versions.node}`, ...versions].join(', ');
}

/** The version of a package that benchmarks import: that of the tests if they have one of their own. */
function versionOf(name: string): string {
  const folder = ['tests', '.'].find((candidate) => existsSync(manifestIn(candidate, name)));
  if (folder === undefined) throw new Error(`The package \`${name}\` is not installed.`);
  const manifest: unknown = JSON.parse(readFileSync(manifestIn(folder, name), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

function manifestIn(folder: string, name: string): string {
  return join(root, folder, 'node_modules', name, 'package.json');
}
