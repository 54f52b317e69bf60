// The chunks of the browser bundle -> those that a page needs.
import type { Rolldown } from 'vite';

/** What is asked of a chunk. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'name'>;

/** The entry chunk by its name in Rolldown's `input`. Throws where there is none. */
export function entryChunk<Each extends Chunk>(chunks: readonly Each[], name: string): Each {
  const chunk = chunks.find((file) => file.isEntry && file.name === name);
  if (!chunk) throw new Error(`The browser bundle has no entry \`${name}\`.`);
  return chunk;
}

/** The files of the chunks that a page needs besides the entry: its own, and the static imports of both. */
export function chunksOfPage(chunks: readonly Chunk[], page: string): string[] {
  const module = `/src/pages/${page}/page.tsx`;
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!own) throw new Error(`The browser bundle lacks ${module}.`);
  const entry = entryChunk(chunks, 'client');
  const wanted = new Set([own.fileName, entry.fileName]);
  // Iterating over a set also visits what is added meanwhile.
  for (const name of wanted)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      wanted.add(imported);
  wanted.delete(entry.fileName);
  return [...wanted];
}
