import { parseArgs } from 'node:util';
import { didYouMean } from '../problem/nearest.ts';

/** A command was called with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The message about a value that isn't one of a fixed set. */
export function unknownValue(kind: string, value: string, known: readonly string[]): string {
  const all = known.map((each) => `\`${each}\``).join(', ');
  const hint = didYouMean(value, known) ?? `The ${kind}s are ${all}.`;
  return `There is no ${kind} \`${value}\`. ${hint}`;
}

/** What a command depends on besides its arguments. */
export interface CommandContext {
  /** The project's folder. */
  readonly root: string;
  /** The content folder, relative to the project. */
  readonly folder: string;
  readonly print: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Extracts the option `--folder`, which every command takes. Throws a `UsageError` where npm has consumed it.
 * @example takeFolder(['aurora', '--folder', 'tests/site'], {}) // => { folder: 'tests/site', args: ['aurora'] }
 */
export function takeFolder(
  args: readonly string[],
  environment: CommandContext['environment'],
): {
  readonly folder: string;
  readonly args: readonly string[];
} {
  const at = args.findIndex((arg) => /^--folder(?:=|$)/.test(arg));
  if (at === -1) {
    if (environment['npm_config_folder'] === undefined) return { folder: 'content', args };
    throw new UsageError('npm keeps `--folder` for itself. Write ` -- ` before it.');
  }
  const [option = '', next = ''] = args.slice(at);
  const isJoined = option.includes('=');
  const folder = isJoined ? option.slice('--folder='.length) : next;
  if (folder === '' || folder.startsWith('--')) throw new UsageError('Which folder?');
  const rest = [...args.slice(0, at), ...args.slice(at + (isJoined ? 1 : 2))];
  return { folder: folder.replaceAll('\\', '/').replaceAll(/^\.\/|\/+$/g, ''), args: rest };
}

interface Options {
  readonly flags: ReadonlySet<string>;
  readonly settings: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
}

/**
 * Parses a command's arguments. npm consumes options that aren't behind ` -- `: flags are read from its environment
 * variables, but of an option with a value only the value remains, as a positional argument.
 */
export function readOptions(
  args: readonly string[],
  known: { readonly flags?: readonly string[]; readonly settings?: readonly string[] },
  environment: CommandContext['environment'],
): Options {
  const { flags = [], settings = [] } = known;
  const typed = (type: 'boolean' | 'string') => (name: string) => [name, { type }] as const;
  const { values, positionals } = parseArgs({
    args: [...args],
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
    positionals,
  };
}

/** Throws a `UsageError` where a command is called with arguments that it doesn't take. */
export function refusePositionals(command: string, positionals: readonly string[]): void {
  if (positionals.length === 0) return;
  throw new UsageError(
    `\`${command}\` takes no \`${positionals.join(' ')}\`. If it belongs to an option, write \` -- \` before the option, or npm keeps that for itself.`,
  );
}
