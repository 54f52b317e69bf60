// In: the content as it was built, what Sveltia CMS has read since, and what it has saved. Out: the content as it is.
import { sha1 } from '@noble/hashes/legacy.js';
import { shake256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChangedFiles, PartialContent } from '../../content/check/check-changes.ts';
import type { SourceFile } from '../../content/source/source-file.ts';
import type { ContentFiles } from '../../content/source/read-files.ts';
import { siteModel } from '../../pages/all.ts';
import { once } from '../../memoize.ts';

/** The content of a build, without its texts: visitors may ask for it, and are told of no drafts. */
export interface BuiltContent extends Pick<ContentFiles, 'folder' | 'files'> {
  /** The digests of the texts of files, and their paths, each encrypted with its text. */
  readonly texts: readonly (readonly [digest: string, path: string])[];
}

/** What a build says of a file. */
export function fingerprint({
  file,
  text,
}: Pick<SourceFile, 'file' | 'text'>): BuiltContent['texts'][0] {
  return [digestOfFile(text), bytesToHex(encrypted(utf8ToBytes(file), text))];
}

/** The digest by which the text of a file is known again. */
function digestOfFile(text: string): string {
  return bytesToHex(sha1(normalizedBytes(text))).slice(0, 16);
}

/** Sveltia CMS trims a text, and has one kind of line ends. */
function normalizedBytes(text: string): Uint8Array {
  return utf8ToBytes(text.trim().replaceAll(/\r\n?/g, '\n'));
}

/** A path encrypted with the text of its file, or decrypted with it. */
function encrypted(path: Uint8Array, text: string): Uint8Array {
  const key = shake256(normalizedBytes(text), { dkLen: path.length });
  return path.map((byte, index) => byte ^ (key[index] ?? 0));
}

/** The content as it is, and texts whose files aren't known, such as those that wait for a review. */
export interface CurrentContent extends PartialContent {
  readonly unidentified: readonly { readonly text: string; readonly collection: string }[];
}

/** What the editor learns of the content in a sitting. */
export interface EditorContent {
  /** Remembers a text that Sveltia CMS has read or written, and gives it back. */
  readonly recordText: (text: string, collection: string) => string;
  /** Remembers files that it has saved. */
  readonly recordSaved: (files: ChangedFiles) => Promise<void>;
  readonly current: () => Promise<CurrentContent>;
}

/** Starts from the content of a build. Sveltia CMS reads every file when it opens, and doesn't say which. */
export function editorContent(load: () => Promise<BuiltContent>): EditorContent {
  const read = new Map<string, CurrentContent['unidentified'][number]>();
  const saved = new Map<string, SourceFile | undefined>();
  const savedDigests = new Set<string>();
  const sources = new Map<string, SourceFile>();
  const built = once(load);
  // What reads files is loaded with the first form, not with the page.
  const reader = () => import('../../content/source/source-file.ts');
  let current: (() => Promise<CurrentContent>) | undefined;

  async function assemble(): Promise<CurrentContent> {
    const [{ folder, files, texts }, { toSourceFile: sourceOf }] = await Promise.all([
      built(),
      reader(),
    ]);
    for (const [digest, path] of texts) {
      const { text } = read.get(digest) ?? {};
      if (text === undefined || sources.has(path)) continue;
      const file = new TextDecoder().decode(encrypted(hexToBytes(path), text));
      const source = sourceOf({ folder, model: siteModel }, file, text);
      if (source) sources.set(path, source);
    }
    const known = new Set([...texts.map(([digest]) => digest), ...savedDigests]);
    const unnamed = [...read].flatMap(([digest, text]) => (known.has(digest) ? [] : [text]));
    const named = [...sources.values()].map((source) => [source.file, source] as const);
    const all = [...new Map([...named, ...saved]).values()].filter((each) => each !== undefined);
    const others = { images: [], fonts: [], problems: [] };
    const reading = { folder, model: siteModel, files, sources: all, ...others };
    return { reading, isComplete: unnamed.length === 0, unidentified: unnamed };
  }

  return {
    recordText(text, collection) {
      const digest = digestOfFile(text);
      if (!read.has(digest)) current = undefined;
      read.set(digest, { text, collection });
      return text;
    },
    async recordSaved(files) {
      const [{ folder }, { toSourceFile: sourceOf }] = await Promise.all([built(), reader()]);
      for (const [file, text] of files) {
        saved.set(file, sourceOf({ folder, model: siteModel }, file, text));
        if (text !== undefined) savedDigests.add(digestOfFile(text));
      }
      current = undefined;
    },
    // The same object for as long as nothing is read or saved, so that it is checked once.
    current: () => (current ??= once(assemble))(),
  };
}
