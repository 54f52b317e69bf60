// In: valid entries. Out: issues of news.
import type { Content } from '../../content/fields/content.ts';
import type { FieldIssue } from '../../content/model.ts';
import type { Issue } from '../../content/report/locate.ts';
import { defaultLocale } from '../../locales.ts';
import { news } from './fields.ts';

/** Warns of items with a future date, which the next build would publish. */
export function newsRules({ entries }: Content): FieldIssue[] {
  // The current day at UTC+14, the earliest time zone.
  const today = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return entries.flatMap(({ collection, locale, isDraft, file, fields }) => {
    const { date } = fields;
    const isPublishable =
      isDraft || typeof date !== 'string' || date <= today.slice(0, date.length);
    if (collection !== news || locale !== defaultLocale || isPublishable) return [];
    return [{ file, path: ['date'], ...futureDate }];
  });
}

const futureDate: Issue = {
  code: 'news-early',
  severity: 'warning',
  message: '`date` is in the future, but the item is published as soon as the site is built.',
  hint: 'Write the day on which it is published; the day that it is about belongs in its text. Or add `draft: true` until then.',
};
