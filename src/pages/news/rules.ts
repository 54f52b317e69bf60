// In: valid entries. Out: what is wrong with news.
import type { Content } from '../../content/fields/content.ts';
import type { FieldIssue } from '../../content/model.ts';
import type { Issue } from '../../content/report/locate.ts';
import { defaultLocale } from '../../locales.ts';
import { news } from './fields.ts';

/** No item is of a day to come: all are out with the next build. */
export function newsRules({ entries }: Content): FieldIssue[] {
  // The day on which it is latest: it begins 14 hours before that of UTC.
  const today = new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return entries.flatMap(({ collection, locale, isDraft, file, fields }) => {
    const { date } = fields;
    const isOut = isDraft || typeof date !== 'string' || date <= today.slice(0, date.length);
    if (collection !== news || locale !== defaultLocale || isOut) return [];
    return [{ file, path: ['date'], ...ofDayToCome }];
  });
}

const ofDayToCome: Issue = {
  code: 'news-early',
  severity: 'warning',
  message: '`date` is still to come, and the item is out as soon as the site is built.',
  hint: 'Write the day on which it comes out; one that it is about belongs in its text. Or add `draft: true` until then.',
};
