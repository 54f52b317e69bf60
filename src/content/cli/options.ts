import { parseArgs } from 'node:util';
import { didYouMean } from '../problem/nearest.ts';

/** A command's words can't be understood; the message says why. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** What is said of a word that is none of a few. */
export function unknownWord(kind: string, word: string, known: readonly string[]): string {
  const all = known.map((each) => `\`${each}\``).join(', ');
  const hint = didYouMean(word, known) ?? `The ${kind}s are ${all}.`;
  return `There is no ${kind} \`${word}\`. ${hint}`;
}

/** What a command works with. */
export interface Surroundings {
  /** The project's folder. */
  readonly root: string;
  /** Where content is, relative to the project. */
  readonly folder: string;
  readonly print: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * The folder that every command can be given, and the words without it. What npm has kept of it may be `true`.
 * @example takeFolder(['aurora', '--folder', 'tests/site'], {}) // => { folder: 'tests/site', words: ['aurora'] }
 */
export function takeFolder(
  words: readonly string[],
  environment: Surroundings['environment'],
): {
  readonly folder: string;
  readonly words: readonly string[];
} {
  const at = words.findIndex((word) => /^--folder(?:=|$)/.test(word));
  if (at === -1) {
    if (environment['npm_config_folder'] === undefined) return { folder: 'content', words };
    throw new Misuse('npm keeps `--folder` for itself. Write ` -- ` before it.');
  }
  const [option = '', next = ''] = words.slice(at);
  const isJoined = option.includes('=');
  const folder = isJoined ? option.slice('--folder='.length) : next;
  if (folder === '' || folder.startsWith('--')) throw new Misuse('Which folder?');
  const rest = [...words.slice(0, at), ...words.slice(at + (isJoined ? 1 : 2))];
  return { folder: folder.replaceAll('\\', '/').replaceAll(/^\.\/|\/+$/g, ''), words: rest };
}

/** What a command was called with. */
export interface Options {
  readonly flags: ReadonlySet<string>;
  readonly settings: ReadonlyMap<string, string>;
  /** The words that belong to no option. */
  readonly words: readonly string[];
}

/**
 * Reads a command's options. npm takes options that don't stand behind ` -- ` for its own; flags are found in
 * its environment all the same, of others only the value is left, among the words.
 */
export function readOptions(
  words: readonly string[],
  known: { readonly flags?: readonly string[]; readonly settings?: readonly string[] },
  environment: Surroundings['environment'],
): Options {
  const { flags = [], settings = [] } = known;
  const typed = (type: 'boolean' | 'string') => (name: string) => [name, { type }] as const;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: Object.fromEntries([...flags.map(typed('boolean')), ...settings.map(typed('string'))]),
  });
  const isSet = (name: string) => environment[`npm_config_${name}`] === 'true' || values[name];
  return {
    flags: new Set(flags.filter(isSet)),
    settings: new Map(
      Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    words: positionals,
  };
}

/** Refuses words that a command doesn't take. */
export function refuseWords(command: string, words: readonly string[]): void {
  if (words.length === 0) return;
  throw new Misuse(
    `\`${command}\` takes no \`${words.join(' ')}\`. If it belongs to an option, write \` -- \` before the option, or npm keeps that for itself.`,
  );
}
