import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../folder.ts';

/** A case of broken content: the files to lay over the smallest content, and what is printed about them. */
export interface Case {
  readonly name: string;
  readonly files: Files;
  readonly printed: string;
}

interface Section {
  readonly title: string;
  readonly text: string;
}

/**
 * The cases of a group, from its text: `== name` begins a case, `-- path --` a file of it and
 * `-- prints --` what is printed. The empty line before each of these belongs to none.
 */
export function readCases(text: string, folder: string): Case[] {
  return sectionsOf(text, /^== (.+)$/m).map(({ title, text: below }) => {
    const sections = sectionsOf(below, /^-- (.+) --$/m);
    const files = sections.slice(0, -1).map((section) => readFile(section, folder));
    const last = sections.at(-1);
    if (last?.title !== 'prints') throw new Error(`The case ${title} doesn’t say what it prints.`);
    return { name: title, files: Object.fromEntries(files), printed: last.text };
  });
}

/** The text of a group, with something else printed about one of its cases. */
export function withPrinted(text: string, name: string, printed: string): string {
  const start = text.indexOf(`== ${name}\n`);
  const from = text.indexOf('-- prints --\n', start) + '-- prints --\n'.length;
  const next = text.indexOf('\n\n== ', from - 1);
  const to = next === -1 ? text.length : next + 1;
  return text.slice(0, from) + printed + text.slice(to);
}

function sectionsOf(text: string, heading: RegExp): Section[] {
  const [, ...parts] = text.split(heading);
  return parts.flatMap((title, index) => {
    if (index % 2 === 1) return [];
    const isLast = index + 2 >= parts.length;
    const below = (parts[index + 1] ?? '').slice(1);
    return { title, text: isLast ? below : below.replace(/\n$/, '') };
  });
}

/** A path says `deleted`, or `from` which file its bytes come, where a text can’t show them. */
function readFile({ title, text }: Section, folder: string): [string, string | Buffer | undefined] {
  const [path = '', source] = title.split(' from ');
  if (source !== undefined) return [path, readFileSync(join(folder, source))];
  if (path.endsWith(' deleted')) return [path.replace(/ deleted$/, ''), undefined];
  return [path, text.replace(/\n\\ No newline at end of file\n$/, '')];
}
