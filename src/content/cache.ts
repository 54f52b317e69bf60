// In: what was worked out in this run. Out: the same again in the next one, or nothing where the file was damaged.
import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Values by key that outlive the process. A key holds all that its value depends on besides the engine itself. */
export interface Cache {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => void;
  /** Writes what has changed; a cache that can't be written costs time, not the build. */
  readonly save: () => void;
}

/** How many files a cache is spread over, so that a small change doesn't rewrite all of it. */
const shardCount = 16;

/** Opens the cache `name` of a project; what another version of the engine wrote is not seen. */
export function openCache(root: string, name: string, version = engineVersion()): Cache {
  const folder = join(root, 'node_modules/.cache/content');
  const shards = new Map<number, Shard>();
  const shardOf = (key: string) => {
    // Keys end in a digest, whose last digits spread them evenly.
    const index = (Number.parseInt(key.slice(-2), 16) || 0) % shardCount;
    const file = join(folder, `${name}-${index.toString(16)}.json`);
    const shard = shards.get(index) ?? {
      file,
      values: load(file, version),
      used: new Set(),
      isChanged: false,
    };
    shards.set(index, shard);
    return shard;
  };
  return {
    get(key) {
      const { values, used } = shardOf(key);
      used.add(key);
      return values.get(key);
    },
    set(key, value) {
      const shard = shardOf(key);
      shard.values.set(key, value);
      shard.used.add(key);
      shard.isChanged = true;
    },
    save() {
      for (const shard of shards.values()) saveShard(shard, version);
    },
  };
}

interface Shard {
  readonly file: string;
  readonly values: Map<string, unknown>;
  readonly used: Set<string>;
  isChanged: boolean;
}

/** A file holds the digest of what follows, the engine's version, and the values; anything else is ignored. */
function load(file: string, version: string): Map<string, unknown> {
  try {
    const content = readFileSync(file, 'utf8');
    const start = content.indexOf('\n') + 1;
    const data = content.slice(start);
    if (content.slice(0, start - 1) !== hash('sha1', version + data)) return new Map();
    const values: unknown = JSON.parse(data);
    return new Map(Object.entries(values ?? {}));
  } catch {
    return new Map();
  }
}

/** Old values are kept for a while, since another branch may need them again. */
function saveShard(shard: Shard, version: string): void {
  if (!shard.isChanged) return;
  const { file, values, used } = shard;
  if (values.size > 2 * used.size + 20) {
    for (const key of [...values.keys()].filter((each) => !used.has(each))) values.delete(key);
  }
  const data = JSON.stringify(Object.fromEntries(values));
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, `${hash('sha1', version + data)}\n${data}`);
    renameSync(draft, file);
    shard.isChanged = false;
  } catch {
    discard(draft);
  }
}

function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // Where even the folder isn't there, there is nothing to discard.
  }
}

let knownVersion: string | undefined;

/** The digest of the engine's own sources, of what configures it and of the packages that are installed. */
function engineVersion(): string {
  knownVersion ??= hash(
    'sha1',
    [
      ...sources(import.meta.dirname),
      ...textOf('vite.config.ts'),
      ...textOf('node_modules/.package-lock.json'),
    ].join('\0'),
  );
  return knownVersion;
}

function sources(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return [...files.toSorted(), join(folder, '../locales.ts')].map((file) =>
    readFileSync(file, 'utf8'),
  );
}

/** A file of the project, if it is there. */
function textOf(path: string): string[] {
  try {
    return [readFileSync(join(import.meta.dirname, '../..', path), 'utf8')];
  } catch {
    return [];
  }
}
