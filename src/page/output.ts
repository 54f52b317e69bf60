// The files of a site by kind. A build makes all of them, the development server the requested one.
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
  /** The data of the page at an address, computed once. */
  readonly page: (address: string) => Promise<PageData>;
  /** The data of every page. */
  readonly pages: () => Promise<readonly PageData[]>;
}

type Bytes = string | Uint8Array;

/** A file: its address without the base path, and its content, or a function that makes it. */
export type OutputFile = readonly [
  address: string,
  content: Bytes | (() => Bytes | Promise<Bytes>),
];

export async function readOutput([, content]: OutputFile): Promise<Bytes> {
  return typeof content === 'function' ? content() : content;
}

/** A kind of file. */
export interface Output {
  /** Matches its addresses, and those of no other output. */
  readonly pattern: RegExp;
  /** Its files. Their content is made when it is written: large ones aren't in memory at the same time. */
  readonly list: (source: OutputSource) => Iterable<OutputFile> | Promise<Iterable<OutputFile>>;
  /** The response of the development server at an address that matches but has no file. */
  readonly fallback?: (address: string, source: OutputSource) => Promise<string>;
}
