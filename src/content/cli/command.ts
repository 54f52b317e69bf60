import type { ProjectContent } from '../source/read.ts';
import { didYouMean } from '../../text/nearest.ts';

/** What a command depends on besides its arguments. */
export interface CommandContext extends ProjectContent {
  readonly print: (text: string) => void;
}

/** A command was called with arguments that it can't work with. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The message about a file that can’t be read. */
export function unread(file: string): string {
  return `${file} can’t be read; \`npm run content:check\` says why.`;
}

/** The message about a value that isn't one of a fixed set. */
export function unknownValue(kind: string, value: string, known: readonly string[]): string {
  const all = known.map((each) => `\`${each}\``).join(', ');
  const hint = didYouMean(value, known) ?? `The ${kind}s are ${all}.`;
  return `There is no ${kind} \`${value}\`. ${hint}`;
}

/** The formats of a report on problems. */
export const reportFormats = ['pretty', 'github'] as const;

/** One of them. */
export type ReportFormat = (typeof reportFormats)[number];
