// In: valid entries. Out: issues of press items.
import type { Content } from '../../content/fields/content.ts';
import type { FieldIssue } from '../../content/model.ts';
import type { Issue } from '../../content/report/locate.ts';
import { defaultLocale } from '../../locales.ts';
import { press } from './fields.ts';

/** Each item has a headline or a quote. */
export function pressRules({ entries }: Content): FieldIssue[] {
  return entries.flatMap(({ collection, locale, file, fields: { title, quote } }) =>
    collection === press && locale === defaultLocale && !title && !quote
      ? [{ file, path: ['publication'], ...missingTitleAndQuote }]
      : [],
  );
}

const missingTitleAndQuote: Issue = {
  code: 'press-wordless',
  message: 'A press item must have a `title` or a `quote`.',
  hint: 'Write, for example, `quote: Nobody in the stalls was in a hurry.`',
};
