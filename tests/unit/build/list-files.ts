import { readOutput, type Output } from '../../../src/page/output.ts';
import type { Files } from '../../folder.ts';
import { libraryWith, outputSourceOf } from '../content/library-with.ts';

/** Functions that read the files of an output, keyed by address, for the smallest content with additional files. */
export async function listFiles(output: Output, files: Files = {}) {
  const listed = [...(await output.list(outputSourceOf(await libraryWith(files))))];
  const read = async (file: (typeof listed)[number]) => Buffer.from(await readOutput(file));
  return new Map(listed.map((file) => [file[0], () => read(file)]));
}
