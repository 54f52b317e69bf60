// What the check tells of a new content folder -> the same with every example replaced, and with nothing else changed.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const report = z.object({
  problems: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      column: z.number(),
      endColumn: z.number(),
      code: z.string(),
      message: z.string(),
    }),
  ),
});

type Told = z.output<typeof report>['problems'][number];

/** Replaces what `content:check --format json` tells, each at its place. `own` has values by the name of their field. */
export function fillIn(
  folder: string,
  checked: string,
  own: Readonly<Record<string, string>>,
): void {
  for (const [index, told] of report.parse(JSON.parse(checked)).problems.entries()) {
    if (told.code !== 'example-left') throw new Error(`${told.file}: ${told.message}`);
    replace(folder, told, index, own);
  }
}

function replace(folder: string, told: Told, index: number, own: Readonly<Record<string, string>>) {
  const { file, line, column, endColumn, message } = told;
  const path = join(folder, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const text = lines[line - 1] ?? '';
  const old = text.slice(column - 1, endColumn - 1);
  const field = /^`([\w.]+)`/.exec(message)?.[1] ?? 'text';
  const value = own[field] ?? valueFor(old, index);
  lines[line - 1] = text.slice(0, column - 1) + value + text.slice(endColumn - 1);
  writeFileSync(path, lines.join('\n'));
  if (old.endsWith('.jpg')) {
    const images = join(folder, file.split('/')[0] ?? '', 'images');
    // Two entries may show the same picture.
    if (existsSync(join(images, old))) renameSync(join(images, old), join(images, value));
  }
}

/** An address or a picture stays what it is; anything else is a sentence of about its length. */
function valueFor(old: string, index: number): string {
  if (old.endsWith('.jpg')) return old.replace('example', 'own');
  if (old.includes('@')) return `office-${index}@musicians.test`;
  if (old.startsWith('https:')) return `https://musicians.test/${index}`;
  if (/^[\w-]{11}$/.test(old)) return 'nPHIZw7HZq4';
  return `Own words, the ${index}th of all, which say what there is to say and no more`
    .slice(0, Math.max(24, old.length))
    .trim();
}
