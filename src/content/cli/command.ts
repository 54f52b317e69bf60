// What commands share: their context, options and errors.
import type { Collection } from '../fields/collection.ts';
import type { ContentModel } from '../model.ts';
import type { ProjectContent } from '../source/read-files.ts';
import { didYouMean, listNear } from '../../text/nearest.ts';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** What a command depends on, in addition to its arguments. */
export interface CommandContext extends ProjectContent {
  readonly print: (text: string) => void;
}

/** A command was called with arguments that it can't work with. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The message about a file that can’t be read. */
export function unreadableFile(file: string): string {
  return `${file} can’t be read; \`npm run content:check\` says why.`;
}

/** The message about a value that isn't one of a fixed set. */
export function unknownValue(kind: string, value: string, values: readonly string[]): string {
  const all = listNear(value, values, 'all-commands');
  const hint = didYouMean(value, values) ?? `The ${kind}s are ${all}.`;
  return `There is no ${kind} \`${value}\`. ${hint}`;
}

/** A collection of the site, whose name may be in the singular. */
export function findCollection(name: string, { collections }: ContentModel): Collection {
  const requested = name.toLowerCase();
  const names = collections.map((collection) => collection.name);
  const match = collections.find((collection) =>
    [requested, `${requested}s`].includes(collection.name),
  );
  if (match) return match;
  throw new UsageError(unknownValue('collection', name, names));
}

export const reportFormats = ['pretty', 'github'] as const;

export type ReportFormat = (typeof reportFormats)[number];

/** An option with a value. One before ` -- ` is consumed by npm, which passes it on as an environment variable. */
export function option<const Usage extends string>(usage: Usage, description: string) {
  const created = new Option(usage, description);
  return created.env(`npm_config_${created.attributeName()}`);
}

/** An option whose value is one of a fixed set. */
export function choiceOption<const Usage extends string, const Choice extends string>(
  usage: Usage,
  description: string,
  choices: readonly Choice[],
) {
  return option(usage, description)
    .choices(choices)
    .argParser((value): Choice => {
      const match = choices.find((choice) => choice === optionValue(value));
      if (match !== undefined) return match;
      throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    });
}

/** The value of an option. Throws for `true`, which npm passes on if it consumed an option without its value. */
export function optionValue(value: string): string {
  if (value !== 'true') return value;
  throw new InvalidArgumentError('npm uses options itself unless ` -- ` is before them.');
}
