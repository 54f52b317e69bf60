// The commands on content: `tsx src/content/cli/cli.ts check`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../../attempt.ts';
import { reasonOf } from '../../reason-of.ts';
import { codeOf } from '../problem/error-code.ts';
import { takeFolder, UsageError, type CommandContext } from './options.ts';
import { didYouMean } from '../problem/nearest.ts';

/** A command: its help texts, and its code, which is loaded on demand. */
interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly details?: string;
  readonly load: () => Promise<Run>;
}

/** Resolves to the exit code. */
type Run = (args: readonly string[], context: CommandContext) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  check: {
    usage: 'check [--format pretty|github|json] [--strict] [--watch]',
    summary: 'Tells everything that is wrong in content/.',
    details:
      '--strict tells what isn’t translated too, and lets warnings fail. --watch checks again after every change.\nUnder GitHub Actions the format is github, which annotates pull requests.',
    load: async () => (await import('./check.ts')).check,
  },
  status: {
    usage: 'status [--json | --markdown]',
    summary: 'Tells what is translated, missing and out of date.',
    load: async () => (await import('./status.ts')).status,
  },
  stamp: {
    usage: 'stamp <translation …> | --all',
    summary: 'Notes that translations say what the English says now.',
    details:
      'A translation is named by its path or the end of it: content/es/works/aurora.mdx, works/aurora.\nStamp what you have compared with the English; until then it is told to be out of date.',
    load: async () => (await import('./stamp.ts')).stamp,
  },
  new: {
    usage: 'new <collection> <title> [--lang es]',
    summary: 'Writes a new entry, or a translation of one.',
    details:
      'The collections are the folders of content/en. Nothing is ever overwritten.\nnew work "Aurora" begins an entry, new work aurora --lang es its translation.',
    load: async () => (await import('./new.ts')).create,
  },
  adopt: {
    usage: 'npm run adopt -- <folder>',
    summary: 'Writes a content folder for a new artist.',
    details:
      'One entry of each kind and every interface text, as examples that content:check tells until they are replaced.\nNothing is ever overwritten.',
    load: async () => (await import('./adopt.ts')).adopt,
  },
  schemas: {
    usage: 'schemas',
    summary: 'Writes the JSON Schemas that editors complete and check by.',
    load: async () => (await import('./schemas.ts')).schemas,
  },
};

/** The heading above usage lines. `adopt` names its own script there, which has no `content:` prefix. */
function usageLine(commandsShown: readonly Command[]): string {
  const isWhole = commandsShown.every(({ usage }) => usage.startsWith('npm run'));
  return isWhole ? 'Usage:' : 'Usage: npm run content:<command> -- <options>';
}

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (isHelp(name)) return help(Object.values(commands));
  if (!command) return reportUsage(name ? unknown(name) : 'Which command?');
  if (args.some(isHelp)) return help([command]);
  try {
    const run = await command.load();
    const { env: environment } = process;
    const root = process.cwd();
    const { folder, args: rest } = takeFolder(args, environment);
    // `adopt` may write the first folder that there is.
    if (name !== 'adopt') refuseAbsent(root, folder);
    return await run(rest, { root, folder, environment, print: console.log });
  } catch (error) {
    if (isUsageError(error)) return reportUsage(reasonOf(error), command);
    throw error;
  }
}

function unknown(name: string): string {
  return `There is no command \`${name}\`. ${didYouMean(name, Object.keys(commands)) ?? ''}`.trim();
}

function refuseAbsent(root: string, folder: string): void {
  if (attempt(() => statSync(join(root, folder)))?.isDirectory()) return;
  throw new UsageError(`There is no folder \`${folder}\`.`);
}

function isHelp(arg: string): boolean {
  return arg === '--help' || arg === '-h';
}

function help(requested: readonly Command[]): number {
  const parts = requested.map(({ usage, summary, details }) =>
    [`  ${usage}`, summary, ...(details?.split('\n') ?? [])].join('\n    '),
  );
  const everywhere = '  Every command takes --folder <path> where content isn’t in content/.';
  console.log([usageLine(requested), ...parts, everywhere].join('\n\n'));
  return 0;
}

/** Prints usage and returns 2, which distinguishes wrong usage from invalid content. */
function reportUsage(reason: string, command?: Command): number {
  const known = command ? [command] : Object.values(commands);
  const list = known.map(({ usage }) => `  ${usage}`);
  console.error([reason, '', usageLine(known), ...list].join('\n'));
  return 2;
}

function isUsageError(error: unknown): boolean {
  return error instanceof UsageError || codeOf(error)?.startsWith('ERR_PARSE_ARGS_') === true;
}
