import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../commands/run.mjs';

/** A fenced block of the editors' guide. */
interface Block {
  readonly language: string;
  /** The path of the file that it shows; empty if none. */
  readonly file: string;
  readonly text: string;
}

/** The editors' guide. */
export function readGuide(): string {
  return readFileSync(join(root, 'content/README.md'), 'utf8');
}

/** The text below a heading of the guide, up to the next of the same or a higher level. */
export function sectionOf(guide: string, heading: string): string {
  const [before = '', ...rest] = guide.split(`# ${heading}\n`);
  const marks = `${/#*$/.exec(before)?.[0] ?? ''}#`;
  return rest
    .join()
    .split(new RegExp(`\n#{1,${marks.length}} `), 1)
    .join();
}

/** The fenced blocks of the guide, without their indentation. */
export function blocksOf(guide: string): Block[] {
  const fences = guide.matchAll(/^( *)```(\w+) ?(\S*)\n([^]*?)^ *```$/gm);
  return [...fences].map(([, indent = '', language = '', file = '', text = '']) => ({
    language,
    file,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** The cells of the tables in a section, row by row, without their heads. */
export function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}
