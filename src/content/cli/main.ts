// In: the arguments of `npm run content:…`. Out: the output of a command, and its exit code.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { attempt } from '../io/attempt.ts';
import { adopt, templateIds } from './adopt.ts';
import { check } from './check.ts';
import {
  UsageError,
  reportFormats,
  type CommandContext,
  choiceOption,
  option,
  optionValue,
} from './command.ts';
import { dateOrders } from '../import/draft.ts';
import { importRows } from './import.ts';
import { createEntry } from './new.ts';
import type { Collection } from '../fields/collection.ts';
import { exampleCollection, type ContentModel } from '../model.ts';
import { stamp } from './stamp.ts';
import { status } from './status.ts';
import { defaultLocale, locales } from '../../locales.ts';
import { writeErrorMessage } from '../../text/error-message.ts';
import { originalName } from '../../text/language-name.ts';

type MainContext = CommandContext & { readonly printError: (text: string) => void };

/** Runs the command in the arguments; resolves to its exit code, 2 for invalid arguments. */
export async function main(args: readonly string[], mainContext: MainContext): Promise<number> {
  const { printError, ...context } = mainContext;
  const { root, folder, model, print } = context;
  let code = 0;
  const run: Run = async (command, execute) => {
    try {
      // `adopt` may create the first content folder.
      if (command.name() !== 'adopt') assertFolder(root, folder);
      code = await execute(context);
    } catch (error) {
      const message = error instanceof UsageError ? error.message : writeErrorMessage(error, root);
      throw message ? command.error(message) : error;
    }
  };
  const program = new Command()
    .exitOverride()
    .helpCommand(false)
    .showHelpAfterError()
    .configureHelp({ commandUsage })
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
      outputError: (text, write) => write(text.replace(/^error: /, '')),
    });
  addReports(program, run);
  addWriters(program, run, context);
  addImport(program, run, model);
  try {
    await program.parseAsync(args, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

type Run = (
  command: CommandUnknownOpts,
  /** Resolves to the exit code. */
  execute: (context: CommandContext) => Promise<number> | number,
) => Promise<void>;

function addReports(program: Command, run: Run): void {
  add(program, 'check', 'Reports everything that is wrong in the content.')
    .addOption(
      choiceOption('--format <format>', 'github annotates a pull request', reportFormats).default(
        process.env['GITHUB_ACTIONS'] === 'true' ? 'github' : 'pretty',
      ),
    )
    // Only for the help: the npm script handles it.
    .option('--watch', 'checks again after each save')
    .action((options, command) => run(command, (context) => check(options, context)));
  add(program, 'status', 'Lists what is translated, missing and out of date.')
    .addOption(option('--daily', 'whether the site changes with the day; exit code 3 if not'))
    .action((options, command) => run(command, (context) => status(options, context)));
}

function addWriters(program: Command, run: Run, { folder, model }: CommandContext): void {
  const translations = locales.slice(1).map(({ id }) => id);
  add(program, 'new', 'Writes a new entry, or a translation of one. Nothing is ever overwritten.')
    .argument(
      '<collection>',
      `a folder of ${folder}/${defaultLocale}, such as ${exampleCollection(model)}`,
    )
    .argument('<title...>', 'of a new entry; for a translation, the name of the original’s file')
    .addOption(
      option('--lang <language>', `begins a translation: ${translations.join(', ')}`).argParser(
        optionValue,
      ),
    )
    .action((collection, title, options, command) =>
      run(command, (context) => createEntry(collection, title.join(' '), options.lang, context)),
    );
  add(program, 'stamp', `Marks translations as up to date with the ${originalName()}.`)
    .argument('[translation...]', 'the path of a file')
    // npm consumes `--all` without ` -- `, as its own option.
    .option('--all', 'every translation')
    .action((names, options, command) =>
      run(command, (context) => stamp(options.all ? 'all' : names, context)),
    );
  add(program, 'adopt', 'Writes a content folder of examples for a new artist.')
    .argument('<folder>', 'a name for it, such as my-content or artists/anna')
    .addOption(
      option(
        '--languages <list>',
        `its languages, the original first, and those of the site: ${templateIds.join(',')}`,
      ).argParser(optionValue),
    )
    .action((name, options, command) =>
      run(command, (context) => adopt(name, options.languages, context)),
    );
}

function addImport(program: Command, run: Run, { collections }: ContentModel): void {
  const ofKind = (kind: Collection['imported']) =>
    collections.flatMap(({ name, imported }) => (imported === kind ? name : []));
  const [usual = '', ...alternatives] = [...ofKind('by default'), ...ofKind('on request')];
  add(program, 'import', 'Writes the new rows of a table (.csv, .tsv) as drafts.')
    .argument('<file>', 'one of its first five lines has the names of the fields')
    .addOption(
      choiceOption('--collection <collection>', 'the kind of entry in each row', [
        usual,
        ...alternatives,
      ]).default(usual),
    )
    .addOption(
      choiceOption('--dates <order>', 'how days such as 03/04/2027 are written', dateOrders),
    )
    .action((file, options, command) =>
      run(command, (context) => importRows(file, options, context)),
    );
}

function add(program: Command, name: string, description: string) {
  return program.command(name).description(description);
}

function assertFolder(root: string, folder: string): void {
  const isOutside = folder.startsWith('..');
  if (!isOutside && attempt(() => statSync(join(root, folder)))?.isDirectory()) return;
  throw new UsageError(`The project has no folder \`${folder}\`, which \`CONTENT\` names.`);
}

/** The usage of a command as a script of npm. */
function commandUsage(command: CommandUnknownOpts): string {
  if (!command.parent) return 'npm run content:<command> -- <options>';
  const script = command.name() === 'adopt' ? 'adopt' : `content:${command.name()}`;
  return `npm run ${script} -- ${command.usage()}`;
}
