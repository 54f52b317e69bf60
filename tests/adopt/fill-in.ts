// A new content folder -> the same with every example that the check tells replaced, and with nothing else changed.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const report = z.object({
  problems: z.array(z.object({ file: z.string(), code: z.string(), message: z.string() })),
});

/** Replaces what `content:check --format json` tells, file by file. `own` has values by the name of their field. */
export function fillIn(
  folder: string,
  checked: string,
  own: Readonly<Record<string, string>>,
): void {
  const { problems } = report.parse(JSON.parse(checked));
  const other = problems.find(({ code }) => code !== 'example-left');
  if (other) throw new Error(`${other.file}: ${other.message}`);
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const path = join(folder, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const images = join(folder, file.split('/')[0] ?? '', 'images');
    const written = lines
      .filter((line) => !/^\s*# EXAMPLE/.test(line))
      .map((line, index) => replaced(line, index, own, images));
    writeFileSync(path, written.join('\n'));
  }
}

/** A line whose value is an example, or a text that speaks of one, with something else in its place. */
function replaced(
  line: string,
  index: number,
  own: Readonly<Record<string, string>>,
  images: string,
): string {
  const [, start = '', name = '', old = line] = /^(\s*(?:- )?(?:(\w+): )?)(.*)$/.exec(line) ?? [];
  // The name of another entry's file.
  if (/^\s+- example$/.test(line)) return line;
  if (line.startsWith('#') || !/example|ejemplo|beispiel|exemple/i.test(old)) return line;
  const value = own[name] ?? valueFor(old, index);
  // Two entries may show the same picture.
  if (old.endsWith('.jpg') && existsSync(join(images, old)))
    renameSync(join(images, old), join(images, value));
  return start + value;
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
