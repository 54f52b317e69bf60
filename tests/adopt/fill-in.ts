// A new content folder -> the same with every reported example replaced, and nothing else changed.
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from './copy.ts';

/** A problem as it is reported to GitHub. */
const annotation = /^::\w+ file=([^,]+),.*,title=([\w-]+)::(.*)$/gm;

/** Replaces what `content:check` reports in `my-content`, file by file. `own` has values keyed by field name. */
export async function fillIn(
  { root, run, read, write }: Copy,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { output } = await run('content:check', '--format', 'github');
  const problems = [...output.matchAll(annotation)].map(([, file = '', code, message]) => ({
    file,
    code,
    message,
  }));
  const other = problems.find(({ code }) => code !== 'example-left');
  if (other) throw new Error(`${other.file}: ${other.message}`);
  const images = join(root, 'my-content/images');
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const lines = read(file).split('\n');
    const written = lines
      .filter((line) => !/^\s*# EXAMPLE/.test(line))
      .map((line, index) => replaced(line, index, values, images));
    write({ [file]: written.join('\n') });
  }
}

/** A line whose value is an example, or a text that speaks of one, with something else in its place. */
function replaced(
  line: string,
  index: number,
  values: Readonly<Record<string, string>>,
  images: string,
): string {
  const [, start = '', name = '', old = line] = /^(\s*(?:- )?(?:(\w+): )?)(.*)$/.exec(line) ?? [];
  // The name of another entry's file.
  if (/^\s+- example$/.test(line)) return line;
  if (line.startsWith('#') || !/example|ejemplo|beispiel|exemple/i.test(old)) return line;
  const value = values[name] ?? valueFor(old, index);
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
