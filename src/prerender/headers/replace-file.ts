// A text -> a file, whole or not at all.
import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Puts a text in the place of a file. Whatever fails, what was there stays. Throws what is to be told to people. */
export function replaceFile(file: string, text: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Error(`There is no folder \`${folder}\` to write into.`);
  const there = existsSync(file);
  if (there && !statSync(file).isFile()) throw new Error(`\`${file}\` is not a file.`);
  const target = there ? realpathSync(file) : file;
  const staged = `${target}.${process.pid}.tmp`;
  try {
    writeFileSync(staged, text);
    renameSync(staged, target);
  } catch (error) {
    if (existsSync(staged)) rmSync(staged);
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`\`${file}\` could not be written: ${reason}`, { cause: error });
  }
}
