import type { Collection } from './collection.ts';
import { originalName } from '../../text/language-name.ts';

const commonDescriptions = {
  draft: 'Keeps the entry out of the site while it isn’t ready.',
  keep: `Fields that stay in ${originalName()} on purpose.`,
  translates: `Which ${originalName()} texts this translates. Written by \`npm run content:stamp\`.`,
};

/** The description of a field, which editors read in new files and while typing. */
export function describe({ descriptions }: Collection, name: string): string | undefined {
  const all: Readonly<Record<string, string>> = {
    ...commonDescriptions,
    ...descriptions,
  };
  return all[name];
}
