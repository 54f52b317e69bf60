// The files of a site by kind. A build makes all of them, the development server the one that is asked for.
import type { Snapshot } from '../content/library.ts';
import type { PageSource } from './locale-content.ts';
import type { PageData } from './page.ts';

/** What files are made of. */
export interface OutputSource {
  /** The root of the project. */
  readonly root: string;
  readonly base: string;
  /** Whether they are for visitors, who see no drafts. */
  readonly isBuild: boolean;
  readonly buildId: string;
  readonly snapshot: Snapshot;
  readonly content: PageSource;
  /** The data of the page at an address, made once. */
  readonly page: (address: string) => Promise<PageData>;
  /** The data of every page. */
  readonly pages: () => Promise<readonly PageData[]>;
}

type Bytes = string | Uint8Array;

/** A file: its address without the base path, and what it holds, or how that is made. */
export type OutputFile = readonly [
  address: string,
  content: Bytes | (() => Bytes | Promise<Bytes>),
];

export async function readOutput([, content]: OutputFile): Promise<Bytes> {
  return typeof content === 'function' ? content() : content;
}

/** A kind of file. */
export interface Output {
  /** What its addresses look like; the server asks it for no other. */
  readonly pattern: RegExp;
  /** Its files. They are made one after the other, so that no more than one picture is in memory for each processor. */
  readonly list: (source: OutputSource) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
  /** What the development server answers for an address of this pattern that has no file. */
  readonly fallback?: (address: string, source: OutputSource) => Promise<string>;
}
