// The content of the kit -> plain texts.
import type { Contact } from '../contact/fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import type { Group } from '../../site/group-by.ts';
import type { ListedWork } from '../works/data.ts';
import { fillLocalized } from '../../site/fill.ts';
import type { Kit, KitText, PrintedPhotograph } from './data.ts';
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
