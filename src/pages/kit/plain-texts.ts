// The content of the kit -> plain texts.
import type { Contact } from '../contact/fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import type { Group } from '../../site/group-by.ts';
import type { ListedWork } from '../works/data.ts';
import { fillLocalized } from '../../site/fill.ts';
import type { Kit, KitText, PrintedPhotograph } from './data.ts';
import { atNext, isOver } from '../concerts/next-concert.ts';
import { placeInWords, type ListedConcert } from '../concerts/list-concert.ts';
import type { ConcertsPage } from '../concerts/data.ts';
import type { ContactPage } from '../contact/data.ts';

/** A biography below a heading, with the notice of its last update. */
export function biographyText(
  heading: string,
  { paragraphs }: KitText,
  notice: Localized | undefined,
): string {
  const parts = [...paragraphs, ...(notice ? [notice] : [])].map(({ value }) => value);
  return `${[heading, ...parts].join('\n\n')}\n`;
}

/** Each photograph with its caption and credit. */
export function creditsText({ photographs }: Kit, contact: ContactPage): string {
  const entries = photographs.map((photograph) => {
    const credit = creditLine(photograph, contact);
    const texts = [photograph.caption, ...(credit ? [credit] : []), photograph.sizeInWords];
    return [`${photograph.slug}.jpg`, ...texts.map(({ value }) => value)].join('\n');
  });
  return `${entries.join('\n\n')}\n`;
}

/** A photograph's credit as a sentence, worded as on the contact page. */
export function creditLine(
  { credit }: PrintedPhotograph,
  { messages }: ContactPage,
): Localized | undefined {
  const text = messages['gallery.credit'];
  return credit === undefined ? undefined : fillLocalized(text, { credit });
}

/** The concerts that are to come, a paragraph each. */
export function concertsText({ content: { coming, builtAt } }: ConcertsPage): string {
  const now = Date.parse(builtAt);
  const entries = coming.map((concert) => {
    const next = atNext(concert, now);
    const others = concert.performances.filter((each) => each.id !== next.id && !isOver(each, now));
    const lines = [concert.title, concert.with, ...concert.programme.map(({ text }) => text)];
    const words = lines.map((line) => line?.value);
    return [
      ...whenAndWhere(next),
      ...others.flatMap((each) => whenAndWhere({ ...concert, ...each })),
      ...words,
    ]
      .filter(Boolean)
      .join('\n');
  });
  return `${entries.join('\n\n')}\n`;
}

/** The facts of a work in its rows: its composer, what stands below its title, its players, its length and year. */
function workRows({ composer, subtitle, instrumentation, length, years }: ListedWork) {
  const size = [length?.shown, years.value].filter(Boolean).join(' · ');
  return [composer, subtitle, instrumentation, { value: size }].flatMap((row) => row ?? []);
}

/** The catalogue of works by group. */
export function worksText(groups: readonly Group<ListedWork, string>[]): string {
  const blocks = groups.flatMap(({ name, items }) => [
    name.toUpperCase(),
    ...items.map((work) => [work.title, ...workRows(work)].map(({ value }) => value).join('\n')),
  ]);
  return `${blocks.join('\n\n')}\n`;
}

function whenAndWhere(concert: ListedConcert) {
  const { dateInWords, timeInWords, openInWords, statusInWords } = concert;
  const when = [dateInWords, (timeInWords ?? openInWords)?.value].filter(Boolean).join(', ');
  return [when, statusInWords?.value, placeInWords(concert)];
}

/** Whom to ask, what for and how, a paragraph each. */
export function contactsText(contacts: readonly Contact[]): string {
  const entries = contacts.map(({ title, role, territory, email, telephone, url }) =>
    [title.value, role.value, territory?.value, email, telephone, url].filter(Boolean).join('\n'),
  );
  return `${entries.join('\n\n')}\n`;
}

/** The latest press, each item with its source. */
export function pressText({ press }: Kit): string {
  const items = press.map(({ title, quote, publication, dateInWords, url }) => {
    const words = quote ? quote.opening + quote.value + quote.closing : title.value;
    return [words, `${publication}, ${dateInWords}`, ...(url ? [url] : [])].join('\n');
  });
  return `${items.join('\n\n')}\n`;
}
