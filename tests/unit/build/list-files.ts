import { outputSource } from '../../../src/build/output-source.ts';
import { readOutput, type Output } from '../../../src/page/output.ts';
import { rooms } from '../../../src/pages/all.ts';
import type { Files } from '../../folder.ts';
import { libraryWith } from '../content/library-with.ts';

/** Functions that read the files of an output, keyed by address, for the smallest content with additional files. */
export async function listFiles(output: Output | undefined, files: Files = {}) {
  const { root, library } = await libraryWith(files);
  const loadBody = async () => ({ default: () => null, paragraphs: [] });
  const options = { root, base: '/', isBuild: true, buildId: 'a', loadBody, rooms };
  const source = outputSource({ ...options, snapshot: library.current() });
  const listed = [...((await output?.list(source)) ?? [])];
  const read = async (file: (typeof listed)[number]) => Buffer.from(await readOutput(file));
  return new Map(listed.map((file) => [file[0], () => read(file)]));
}
