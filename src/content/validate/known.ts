import type { Cache } from '../cache.ts';
import type { BodyText, Entry, SiteFields } from '../schema/content.ts';
import type { Problem } from '../problem/problem.ts';
import type { CheckedMessages } from './messages.ts';

/** What a file came to, by all that this depends on: made again only when that has changed. */
export type Remember<Value> = (file: string, key: string, make: () => Value) => Value;

/** What validation knows from earlier: in this process by file, and from other runs by the cache's keys. */
export interface Known {
  readonly entry: Remember<CheckedEntryFile>;
  readonly messages: Remember<CheckedMessages>;
  readonly site: Remember<CheckedFile<'site', SiteFields>>;
  readonly cache?: Cache;
}

/** What an entry's file came to. Its body is checked even where its fields are broken. */
export interface CheckedEntryFile extends CheckedFile<'entry', Entry> {
  readonly body?: BodyText;
}

/** A file's content where it is sound, and what is wrong with it. */
export type CheckedFile<Name extends string, Value> = { readonly [Key in Name]?: Value } & {
  readonly problems: readonly Problem[];
};

/** Knows nothing yet. */
export function nothingKnown(cache?: Cache): Known {
  const known = {
    entry: remember<CheckedEntryFile>(),
    messages: remember<CheckedMessages>(),
    site: remember<CheckedFile<'site', SiteFields>>(),
  };
  return cache ? { ...known, cache } : known;
}

function remember<Value>(): Remember<Value> {
  const values = new Map<string, { readonly key: string; readonly value: Value }>();
  return (file, key, make) => {
    const last = values.get(file);
    if (last?.key === key) return last.value;
    const value = make();
    values.set(file, { key, value });
    return value;
  };
}
