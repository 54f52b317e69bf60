// In: the files of a content folder. Out: an index of those of one medium, with their metadata and issues.
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoize } from '../../memoize.ts';
import { recoverWith } from '../io/attempt.ts';
import { cachedJson, digestOfCode } from '../io/cached.ts';
import { engineKeyOf } from '../io/engine-key.ts';
import { mapConcurrently } from '../io/map-concurrently.ts';
import type { Issue } from '../report/locate.ts';
import {
  assetsIn,
  type AssetFile,
  type FilesByPath,
  type ProjectContent,
} from '../source/read-files.ts';

/** A kind of files, and how they are inspected. */
interface Medium<Metadata extends object> {
  readonly folder: AssetFile['folder'];
  readonly ending: RegExp;
  /** A digest of the bytes and of the settings for encoding them; by default, of the bytes alone. */
  readonly digestOf?: (bytes: Buffer) => string;
  /** The file of its code, if its metadata depend only on that and the digest; by default, they depend on the engine. */
  readonly code?: string;
  /** Rejects if the file is damaged. */
  readonly inspect: (bytes: Buffer, name: string) => Promise<Inspection<Metadata>>;
  readonly broken: (name: string) => Issue;
}

/** The metadata of a file, its issue, or both if that is a warning. */
export interface Inspection<Metadata extends object> {
  readonly metadata?: Metadata;
  readonly issue?: Issue;
}

/** A file of a medium; `name` is its path below the folder. `digest` covers its bytes. */
export interface MediaFile {
  readonly name: string;
  readonly path: string;
  readonly digest: string;
}

/** The files of a medium, keyed by name, in path order. */
export interface MediaIndex<Metadata extends object> {
  /** Those that can be used. */
  readonly files: ReadonlyMap<string, Metadata & MediaFile>;
  readonly issues: ReadonlyMap<string, Issue>;
}

/** Returns a function that indexes the files of a medium. Results are cached in memory and on disk. */
export function mediaIndexer<Metadata extends object>(medium: Medium<Metadata>) {
  const inspectOnce = memoize(async ({ path: name }: AssetFile, directory: string) => {
    const path = join(directory, name);
    const bytes = await readFile(path).catch(recoverWith(undefined));
    if (!bytes) return { name, issue: medium.broken(name) };
    const digest = medium.digestOf?.(bytes) ?? hash('sha256', bytes);
    const source = [medium.folder, name, digest].join('\0');
    const key = medium.code
      ? hash(
          'sha1',
          [source, digestOfCode(medium.code), digestOfCode(import.meta.filename)].join('\0'),
        )
      : engineKeyOf(source);
    const { metadata, issue } = await cachedJson('assets', key, () => inspect(bytes, name, medium));
    return { name, issue, file: metadata && { ...metadata, name, path, digest } };
  });
  return async (
    { root, folder }: ProjectContent,
    files: FilesByPath,
  ): Promise<MediaIndex<Metadata>> => {
    const directory = join(root, folder, medium.folder === 'icon' ? '' : medium.folder);
    const assets = assetsIn(files.values(), medium.folder).filter(({ path }) =>
      medium.ending.test(path),
    );
    const inspected = await mapConcurrently(assets, (asset) => inspectOnce(asset, directory));
    return {
      files: new Map(inspected.flatMap(({ name, file }) => (file ? [[name, file]] : []))),
      issues: new Map(inspected.flatMap(({ name, issue }) => (issue ? [[name, issue]] : []))),
    };
  };
}

async function inspect<Metadata extends object>(
  bytes: Buffer,
  name: string,
  medium: Medium<Metadata>,
): Promise<Inspection<Metadata>> {
  if (bytes.toString('latin1', 0, 40).startsWith('version https://git-lfs'))
    return { issue: lfsPointer(name) };
  return medium.inspect(bytes, name).catch(recoverWith({ issue: medium.broken(name) }));
}

function lfsPointer(name: string): Issue {
  return {
    code: 'file-lfs',
    message: `\`${name}\` isn’t the file itself but a note of Git LFS on where it is.`,
    hint: 'Run `git lfs pull`, which puts it there.',
  };
}
