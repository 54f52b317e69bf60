import { parseArgs } from 'node:util';

/** A command's words can't be understood; the message says why. */
export class Misuse extends Error {
  override readonly name = 'Misuse';
}

/** What a command works with. */
export interface Surroundings {
  /** The project's folder. */
  readonly root: string;
  readonly print: (text: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** What a command was called with. */
export interface Options {
  readonly flags: ReadonlySet<string>;
  readonly settings: ReadonlyMap<string, string>;
  /** The words that belong to no option. */
  readonly words: readonly string[];
}

/**
 * Reads a command's options. npm takes those that don't stand behind ` -- ` for its own and passes them
 * on in the environment, where they are found as well.
 */
export function readOptions(
  words: readonly string[],
  known: { readonly flags?: readonly string[]; readonly settings?: readonly string[] },
  environment: Surroundings['environment'],
): Options {
  const { flags = [], settings = [] } = known;
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: Object.fromEntries([
      ...flags.map((name) => [name, { type: 'boolean' as const }]),
      ...settings.map((name) => [name, { type: 'string' as const }]),
    ]),
  });
  const given = new Map<string, unknown>(Object.entries(values));
  const valueOf = (name: string) => given.get(name) ?? environment[`npm_config_${name}`];
  return {
    flags: new Set(flags.filter((name) => String(valueOf(name)) === 'true')),
    settings: new Map(
      settings.flatMap((name) => {
        const value = valueOf(name);
        return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
      }),
    ),
    words: positionals,
  };
}
