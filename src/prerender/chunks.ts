// The browser bundle -> which files a page needs.
import type { Rolldown } from 'vite';
import type { PageId } from '../site/page-data/pages.ts';

/** The files of a browser bundle. */
export class Chunks {
  readonly #chunks: readonly Rolldown.OutputChunk[];
  readonly #files: readonly string[];
  readonly #base: string;

  constructor(output: Rolldown.RolldownOutput, base: string) {
    this.#chunks = output.output.filter((file) => file.type === 'chunk');
    this.#files = output.output.map(({ fileName }) => fileName);
    this.#base = base;
  }

  /** The entry chunk of a name in `input`. Throws where there is none. */
  entry(name: string): Rolldown.OutputChunk {
    const chunk = this.#chunks.find((file) => file.isEntry && file.name === name);
    if (!chunk) throw new Error(`The browser bundle has no entry \`${name}\`.`);
    return chunk;
  }

  /** The address of a file of the bundle. */
  address(fileName: string): string {
    return this.#base + fileName;
  }

  /** The addresses of the fonts that every page shows at once: the upright ones with the letters of all pages. */
  fonts(): string[] {
    const isFirst = (file: string) => /-normal-latin-(?!ext-)[\w-]+\.woff2$/.test(file);
    return this.#files.filter(isFirst).map((file) => this.address(file));
  }

  /** The addresses of what a page needs beyond the entry itself, the entry's own imports included. */
  ofPage(page: PageId): string[] {
    const module = `/src/routes/${page}.tsx`;
    const own = this.#chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!own) throw new Error(`The browser bundle lacks ${module}.`);
    const entry = this.entry('client');
    const wanted = new Set<string>();
    for (const chunk of [own, entry]) this.#collect(chunk.fileName, wanted);
    wanted.delete(entry.fileName);
    return [...wanted].map((file) => this.address(file));
  }

  #collect(fileName: string, into: Set<string>): void {
    if (into.has(fileName)) return;
    into.add(fileName);
    const chunk = this.#chunks.find((file) => file.fileName === fileName);
    for (const imported of chunk?.imports ?? []) this.#collect(imported, into);
  }
}
