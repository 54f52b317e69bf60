import { Command, InvalidArgumentError } from '@commander-js/extra-typings';

/** The command of a benchmark, without its options: it ends with a sentence, and a list of them, where one is wrong. */
export function command(name = ''): Command {
  return new Command(`npm run bench -- ${name}`.trimEnd())
    .showHelpAfterError()
    .allowExcessArguments(false);
}

/** Reads whole numbers, with commas between them, that are not below the first one. */
export function wholeNumbers(from: number): (text: string) => number[] {
  return (text) => {
    const numbers = /^\d{1,6}(?:,\d{1,6})*$/.test(text) ? text.split(',').map(Number) : [-1];
    if (numbers.every((number) => number >= from)) return numbers;
    throw new InvalidArgumentError(
      `Write whole numbers from ${from} with commas between them, such as \`100,1000\`.`,
    );
  };
}

/** Reads a whole number from 1. */
export function oneNumber(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Write a whole number from 1, such as `3`.');
}
