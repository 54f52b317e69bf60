import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { paragraphs, type KitContribution, type PlainTexts } from '../../site/presenters.ts';
import { groupBy } from '../../site/lists.ts';
import { datesOf } from './data.ts';
import { catalogueId, firstRoom, groupTitles } from './catalogue-parts.ts';
import { type Work, works } from './fields.ts';
import { texts as declared } from './texts.ts';

/** Where the catalogue is, if there is one. */
export function contribution({ collections }: LocaleContent): KitContribution {
  if (collections.get(works).length === 0) return {};
  return { catalogue: { to: firstRoom, hash: catalogueId } };
}

/** The catalogue by group. */
export function texts(content: LocaleContent): PlainTexts {
  const { collections } = content;
  const messages = content.messagesFor(declared);
  const groups = groupBy(
    entriesOf(collections.get(works)),
    ({ group }) => messages[groupTitles[group]].value,
  );
  const blocks = groups.flatMap(({ name, items }) => [
    [name.toUpperCase()],
    ...items.map((work) => linesOf(work, content)),
  ]);
  return { 'works.txt': paragraphs(blocks) };
}

/** The composer of a work, what stands below its title, its players, its length and year. */
function linesOf(work: Work, content: LocaleContent) {
  const { title, composer, subtitle, instrumentation } = work;
  const { years, length } = datesOf(work, content);
  const size = [length?.shown, years.value].filter(Boolean).join(' · ');
  return [title.value, composer?.value, subtitle?.value, instrumentation?.value, size];
}
