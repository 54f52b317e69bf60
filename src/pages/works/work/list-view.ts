// In: all works. Out: the rows of their list, by group.
import { groupBy, pick } from '../../../lists.ts';
import { entriesOf, type LocaleContent } from '../../../page/locale-content.ts';
import { fillLocalized } from '../../../page/messages.ts';
import { entryLink } from '../../../page/localized-addresses.ts';
import { groupTitles } from '../catalogue-parts.ts';
import { datesOf } from '../data.ts';
import { type Work, works } from '../fields.ts';
import { texts } from '../texts.ts';

/** A group with its rows. */
export type ListedGroup = ReturnType<typeof listWorks>[number];

/** All works by group, in the order of the catalogue. */
export function listWorks(content: LocaleContent) {
  const messages = content.messagesFor(texts);
  const entries = entriesOf(content.collections.get(works));
  return groupBy(entries, ({ group }) => group).map(({ name, items }) => ({
    name,
    title: messages[groupTitles[name]],
    rows: items.map((work) => toRow(work, content)),
  }));
}

/** The fields that the list shows unchanged. */
const copiedFields = [
  'sourceFile',
  'slug',
  'anchor',
  'number',
  'title',
  'composer',
  'instrumentation',
] as const;

function toRow(work: Work, content: LocaleContent) {
  return {
    ...pick(work, copiedFields),
    ...datesOf(work, content),
    address: entryLink(works.name, work, content),
  };
}

/** The number of works, and the titles of their groups. */
export function listDescription(content: LocaleContent): string {
  const groups = listWorks(content);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const count = fillLocalized(content.messagesFor(texts)['works.total'], { total });
  return [count, ...groups.map(({ title }) => title)].map(({ value }) => value).join(', ');
}
