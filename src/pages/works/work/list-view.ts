// All works -> the rows of their list, group by group.
import { groupBy, pick } from '../../../lists.ts';
import { entriesOf, type LocaleContent } from '../../../page/locale-content.ts';
import { fillLocalized } from '../../../page/messages.ts';
import { entryLink } from '../../../page/localized-addresses.ts';
import { groupTitles } from '../catalogue-parts.ts';
import { datesOf } from '../data.ts';
import { type Work, works } from '../fields.ts';
import { texts } from '../texts.ts';

/** The rows of a group. */
export type ListedGroup = ReturnType<typeof listWorks>[number];

/** All works by group, in the order of the catalogue. */
export function listWorks(content: LocaleContent) {
  const messages = content.messagesFor(texts);
  const entries = entriesOf(content.collections.get(works));
  return groupBy(entries, ({ group }) => group).map(({ name, items }) => ({
    name,
    title: messages[groupTitles[name]],
    rows: items.map((work) => rowOf(work, content)),
  }));
}

/** The fields that the list shows as they are. */
const asWritten = [
  'sourceFile',
  'slug',
  'anchor',
  'number',
  'title',
  'composer',
  'instrumentation',
] as const;

function rowOf(work: Work, content: LocaleContent) {
  return {
    ...pick(work, asWritten),
    ...datesOf(work, content),
    address: entryLink(works.name, work, content),
  };
}

/** How many works there are, and of which groups. */
export function listDescription(content: LocaleContent): string {
  const groups = listWorks(content);
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const count = fillLocalized(content.messagesFor(texts)['works.total'], { total });
  return [count, ...groups.map(({ title }) => title)].map(({ value }) => value).join(', ');
}
