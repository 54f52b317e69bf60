// The options of commands, as npm hands them on.
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';

/** An option with a value, which is found as well where npm has kept it: it does with all that aren't behind ` -- `. */
export function option<const Usage extends string>(usage: Usage, description: string) {
  const made = new Option(usage, description);
  return made.env(`npm_config_${made.attributeName()}`);
}

/** An option whose value is one of a few. */
export function oneOf<const Usage extends string, const Choice extends string>(
  usage: Usage,
  description: string,
  choices: readonly Choice[],
) {
  return option(usage, description)
    .choices(choices)
    .argParser((value): Choice => {
      const found = choices.find((each) => each === refuseKept(value));
      if (found !== undefined) return found;
      throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    });
}

/** The value of an option; refused where npm has parted the two, and says `true` in its place. */
export function refuseKept(value: string): string {
  if (value !== 'true') return value;
  throw new InvalidArgumentError('npm keeps options for itself: write ` -- ` before them.');
}

/**
 * The folder of a path.
 * @example folderAt('./my/content/') // => 'my/content'
 */
export function folderAt(path: string): string {
  const folder = refuseKept(path)
    .replaceAll('\\', '/')
    .replaceAll(/^\.\/|\/+$/g, '');
  if (folder !== '' && !folder.startsWith('-')) return folder;
  throw new InvalidArgumentError('Which folder?');
}
