import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const project = join(import.meta.dirname, '../../..');

/** A fenced block of the editors' guide. */
interface Block {
  readonly language: string;
  /** The file that it is; empty where it is none. */
  readonly file: string;
  readonly text: string;
}

/** The editors' guide. */
export function readGuide(): string {
  return readFileSync(join(project, 'content/README.md'), 'utf8');
}

/** What stands below a heading of the guide, up to the next one of its level or a higher one. */
export function sectionOf(guide: string, heading: string): string {
  const [before = '', ...rest] = guide.split(`# ${heading}\n`);
  const marks = `${/#*$/.exec(before)?.[0] ?? ''}#`;
  return rest
    .join()
    .split(new RegExp(`\n#{1,${marks.length}} `), 1)
    .join();
}

/** Its fenced blocks, without their indentation. */
export function blocksOf(guide: string): Block[] {
  const fences = guide.matchAll(/^( *)```(\w+) ?(\S*)\n([^]*?)^ *```$/gm);
  return [...fences].map(([, indent = '', language = '', file = '', text = '']) => ({
    language,
    file,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

/** The cells of its tables, row by row, without the heads. */
export function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) => line.slice(2, -2).split(' | '));
}
