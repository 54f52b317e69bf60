// In: the content of a build, what Sveltia CMS has read since, and what it has saved. Out: the current content.
import { sha1 } from '@noble/hashes/legacy.js';
import { shake256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChangedFiles, PartialContent } from '../../content/check/check-changes.ts';
import type { SourceFile } from '../../content/source/source-file.ts';
import type { ContentFiles } from '../../content/source/read-files.ts';
import { siteModel } from '../../pages/all.ts';
import { once } from '../../memoize.ts';

/** The content of a build without its texts: visitors can download it, and must not learn of drafts. */
export interface BuiltContent extends Pick<ContentFiles, 'folder' | 'files'> {
  /** The digests of files, and their paths, each encrypted with the text of its file. */
  readonly texts: readonly (readonly [digest: string, path: string])[];
}

/** The digest and the encrypted path of a file. */
export function fingerprint({
  file,
  text,
}: Pick<SourceFile, 'file' | 'text'>): BuiltContent['texts'][0] {
  return [digestOfFile(text), bytesToHex(encrypted(utf8ToBytes(file), text))];
}

/** The digest that identifies the text of a file. */
function digestOfFile(text: string): string {
  return bytesToHex(sha1(normalizedBytes(text))).slice(0, 16);
}

/** As Sveltia CMS trims texts and normalizes line ends. */
function normalizedBytes(text: string): Uint8Array {
  return utf8ToBytes(text.trim().replaceAll(/\r\n?/g, '\n'));
}

/** A path encrypted with the text of its file, or decrypted with it. */
function encrypted(path: Uint8Array, text: string): Uint8Array {
  const key = shake256(normalizedBytes(text), { dkLen: path.length });
  return path.map((byte, index) => byte ^ (key[index] ?? 0));
}

/** The current content, and texts of unknown files, such as those that wait for a review. */
export interface CurrentContent extends PartialContent {
  readonly unidentified: readonly { readonly text: string; readonly collection: string }[];
}

/** The content during a session of the editor. */
export interface EditorContent {
  /** Records a text that Sveltia CMS has read or written, and returns it. */
  readonly recordText: (text: string, collection: string) => string;
  /** Records files that Sveltia CMS has saved. */
  readonly recordSaved: (files: ChangedFiles) => Promise<void>;
  readonly current: () => Promise<CurrentContent>;
}

/** Starts from the content of a build. Sveltia CMS reads every file when it opens, without an event that names it. */
export function editorContent(load: () => Promise<BuiltContent>): EditorContent {
  const recorded = new Map<string, CurrentContent['unidentified'][number]>();
  const saved = new Map<string, SourceFile | undefined>();
  const savedDigests = new Set<string>();
  const sources = new Map<string, SourceFile>();
  const built = once(load);
  // Loaded with the first form, not with the page: it imports the parser of files.
  const reader = () => import('../../content/source/source-file.ts');
  let current: (() => Promise<CurrentContent>) | undefined;

  async function assemble(): Promise<CurrentContent> {
    const [{ folder, files, texts }, { toSourceFile }] = await Promise.all([built(), reader()]);
    for (const [digest, path] of texts) {
      const { text } = recorded.get(digest) ?? {};
      if (text === undefined || sources.has(path)) continue;
      const file = new TextDecoder().decode(encrypted(hexToBytes(path), text));
      const source = toSourceFile({ folder, model: siteModel }, file, text);
      if (source) sources.set(path, source);
    }
    const identified = new Set([...texts.map(([digest]) => digest), ...savedDigests]);
    const unidentified = [...recorded].flatMap(([digest, text]) =>
      identified.has(digest) ? [] : [text],
    );
    const byFile = [...sources.values()].map((source) => [source.file, source] as const);
    const all = [...new Map([...byFile, ...saved]).values()].filter((file) => file !== undefined);
    const unused = { images: [], fonts: [], problems: [] };
    const reading = { folder, model: siteModel, files, sources: all, ...unused };
    return { reading, isComplete: unidentified.length === 0, unidentified };
  }

  return {
    recordText(text, collection) {
      const digest = digestOfFile(text);
      if (!recorded.has(digest)) current = undefined;
      recorded.set(digest, { text, collection });
      return text;
    },
    async recordSaved(files) {
      const [{ folder }, { toSourceFile }] = await Promise.all([built(), reader()]);
      for (const [file, text] of files) {
        saved.set(file, toSourceFile({ folder, model: siteModel }, file, text));
        if (text !== undefined) savedDigests.add(digestOfFile(text));
      }
      current = undefined;
    },
    // The same object until something is read or saved, so that it is checked once.
    current: () => (current ??= once(assemble))(),
  };
}
