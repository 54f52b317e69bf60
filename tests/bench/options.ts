import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/** A benchmark's command, to be given options: it ends with a sentence, and with what there is, where one is wrong. */
export function command(script: string): Command {
  return new Command(`npm run ${script} --`).showHelpAfterError().allowExcessArguments(false);
}

/** Reads whole numbers with commas between them. */
export function wholeNumbers(text: string): number[] {
  if (/^\d{1,6}(?:,\d{1,6})*$/.test(text)) return text.split(',').map(Number);
  throw new InvalidArgumentError('Write whole numbers with commas between them.');
}

/** Reads a whole number from 1. */
export function oneNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number.');
}
