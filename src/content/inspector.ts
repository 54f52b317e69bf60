// In: the files in a folder of content. Out: what is found in each, again only once it has changed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../memoize.ts';
import { otherwise } from './attempt.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { assetsIn, type AssetFile, type Files } from './source/read.ts';

/** Inspects the files whose names end in a certain way; `inspect` gets no bytes of one that can't be read. */
export function inspector<Found>(
  folder: AssetFile['folder'],
  ending: RegExp,
  inspect: (name: string, bytes: Buffer | undefined) => Promise<Found>,
) {
  const inspectOnce = memoize(async ({ path }: AssetFile, place: string) => {
    const bytes = await readFile(join(place, path)).catch(otherwise(undefined));
    return [path, await inspect(path, bytes)] as const;
  });
  return async (
    root: string,
    content: string,
    files: Files,
  ): Promise<ReadonlyMap<string, Found>> => {
    const named = assetsIn(files.values(), folder).filter(({ path }) => ending.test(path));
    const place = join(root, content, folder);
    return new Map(await mapConcurrently(named, (file) => inspectOnce(file, place)));
  };
}
