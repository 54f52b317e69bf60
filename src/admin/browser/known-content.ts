// In: the content as it was built, what Sveltia CMS has read since, and what it has saved. Out: the content as it is.
import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Files, Known } from '../../content/validate/check-changes.ts';
import type { Reading, Source } from '../../content/read.ts';

/** The content of a build, without its texts: visitors may ask for it, and see no drafts. */
export interface BuiltContent extends Pick<Reading, 'folder' | 'files'> {
  /** The digests of the texts of files, and their paths; a draft has none. */
  readonly texts: readonly (readonly [digest: string, file?: string])[];
}

/** The digest by which the text of a file is known again: Sveltia CMS trims it, and has one kind of line ends. */
export function digestOfFile(text: string): string {
  const trimmed = text.trim().replaceAll(/\r\n?/g, '\n');
  return bytesToHex(sha1(utf8ToBytes(trimmed))).slice(0, 16);
}

/** The content as it is, and texts whose files aren't known, such as those that wait for a review. */
export interface CurrentContent extends Known {
  readonly unnamed: readonly { readonly text: string; readonly collection: string }[];
}

/** What the editor learns of the content in a sitting. */
export interface KnownContent {
  /** Remembers a text that Sveltia CMS has read or written, and gives it back. */
  readonly read: (text: string, collection: string) => string;
  /** Remembers files that it has saved. */
  readonly saved: (files: Files) => Promise<void>;
  readonly current: () => Promise<CurrentContent>;
}

/** Starts from the content of a build. Sveltia CMS reads every file when it opens, and doesn't say which. */
export function knownContent(load: () => Promise<BuiltContent>): KnownContent {
  const read = new Map<string, CurrentContent['unnamed'][number]>();
  const own = new Map<string, Source | undefined>();
  const ownDigests = new Set<string>();
  const sources = new Map<string, Source | undefined>();
  let loaded: Promise<BuiltContent> | undefined;
  const built = () => (loaded ??= load());
  // The checks are loaded with the first form, not with the page.
  const checks = () => import('../../content/validate/check-changes.ts');
  return {
    read(text, collection) {
      read.set(digestOfFile(text), { text, collection });
      return text;
    },
    async saved(files) {
      const [{ folder }, { sourceOf }] = await Promise.all([built(), checks()]);
      for (const [file, text] of files) {
        own.set(file, sourceOf(folder, file, text));
        if (text !== undefined) ownDigests.add(digestOfFile(text));
      }
    },
    async current() {
      const [{ folder, files, texts }, { sourceOf }] = await Promise.all([built(), checks()]);
      for (const [digest, file] of texts)
        if (file && read.has(digest) && !sources.has(file))
          sources.set(file, sourceOf(folder, file, read.get(digest)?.text));
      const known = new Set([...texts.map(([digest]) => digest), ...ownDigests]);
      const unnamed = [...read].flatMap(([digest, text]) => (known.has(digest) ? [] : [text]));
      const isWhole = unnamed.length === 0;
      const current = [...new Map([...sources, ...own]).values()];
      const all = current.filter((source) => source !== undefined);
      const reading = { folder, files, sources: all, images: [], problems: [] };
      return { reading, isWhole, unnamed };
    },
  };
}
