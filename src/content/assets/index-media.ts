// In: the files in a folder of content. Out: what is known of those of a medium, and what is wrong with them.
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

/** A kind of files. */
interface Medium<Facts extends object> {
  readonly folder: AssetFile['folder'];
  readonly ending: RegExp;
  /** A digest of the bytes and of the settings of what is encoded from them; of the bytes alone by default. */
  readonly digestOf?: (bytes: Buffer) => string;
  /** The file of its code, if its facts depend on that and the digest alone; by default, on the whole engine. */
  readonly code?: string;
  /** Reads a file; rejects if it is damaged. */
  readonly inspect: (bytes: Buffer, name: string) => Promise<Inspection<Facts>>;
  readonly broken: (name: string) => Issue;
}

/** The facts about a file, its issue, or both if that is a warning. */
export interface Inspection<Facts extends object> {
  readonly facts?: Facts;
  readonly issue?: Issue;
}

/** A file of a medium, by its name below the folder. `digest` covers its bytes. */
export interface MediaFile {
  readonly name: string;
  readonly path: string;
  readonly digest: string;
}

/** The files of a medium by name, in path order. */
export interface MediaIndex<Facts extends object> {
  /** Of those that can be used. */
  readonly files: ReadonlyMap<string, Facts & MediaFile>;
  readonly issues: ReadonlyMap<string, Issue>;
}

/** An index of the files of a medium, which inspects each once until it changes; results are cached on disk. */
export function mediaIndexer<Facts extends object>(medium: Medium<Facts>) {
  const inspectOnce = memoize(async ({ path: name }: AssetFile, place: string) => {
    const path = join(place, name);
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
    const { facts, issue } = await cachedJson('assets', key, () => inspect(bytes, name, medium));
    return { name, issue, facts: facts && { ...facts, name, path, digest } };
  });
  return async (
    { root, folder }: ProjectContent,
    files: FilesByPath,
  ): Promise<MediaIndex<Facts>> => {
    const place = join(root, folder, medium.folder === 'icon' ? '' : medium.folder);
    const found = assetsIn(files.values(), medium.folder).filter(({ path }) =>
      medium.ending.test(path),
    );
    const inspected = await mapConcurrently(found, (file) => inspectOnce(file, place));
    return {
      files: new Map(inspected.flatMap(({ name, facts }) => (facts ? [[name, facts]] : []))),
      issues: new Map(inspected.flatMap(({ name, issue }) => (issue ? [[name, issue]] : []))),
    };
  };
}

async function inspect<Facts extends object>(
  bytes: Buffer,
  name: string,
  { inspect: read, broken }: Medium<Facts>,
): Promise<Inspection<Facts>> {
  if (bytes.toString('latin1', 0, 40).startsWith('version https://git-lfs'))
    return { issue: pointer(name) };
  return read(bytes, name).catch(recoverWith({ issue: broken(name) }));
}

function pointer(name: string): Issue {
  return {
    code: 'file-lfs',
    message: `\`${name}\` is not the file itself but a note of Git LFS on where it is.`,
    hint: 'Run `git lfs pull`, which puts it there.',
  };
}
