import type { Content } from '../../content/fields/content.ts';
import type { Misfit } from '../../content/model.ts';
import type { Fault } from '../../content/report/locate.ts';
import { defaultLocale } from '../../locales.ts';
import { press } from './fields.ts';

/** Each item says something: it has a headline, or a quote. */
export function pressRules({ entries }: Content): Misfit[] {
  return entries.flatMap(({ collection, locale, file, fields: { title, quote } }) =>
    collection === press && locale === defaultLocale && !title && !quote
      ? [{ file, path: ['publication'], fault: wordless }]
      : [],
  );
}

const wordless: Fault = {
  code: 'press-wordless',
  message: 'A press item needs a `title` or a `quote`.',
  hint: 'Write, for example, `quote: Nobody in the stalls was in a hurry.`',
};
