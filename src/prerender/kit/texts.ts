// The content of the kit -> plain texts.
import type { Localized } from '../../content/schema/localized.ts';
import type { Locale } from '../../locales.ts';
import { fill } from '../../site/fill.ts';
import type { Kit, KitText, PrintedPhotograph } from '../../site/page-data/kit.ts';
import type { PageData, ShellData } from '../../site/page-data/page-data.ts';

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
export function creditsText({ photographs }: Kit, contact: PageData<'contact'>): string {
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
  { messages }: PageData<'contact'>,
): Localized | undefined {
  const text = messages['gallery.credit'];
  return credit === undefined ? undefined : { ...text, value: fill(text.value, { credit }) };
}

/** The latest press, each item with its source. */
export function pressText({ press }: Kit, { locale }: ShellData): string {
  const items = press.map(({ title, quote, publication, dateInWords, url }) => {
    const words = quote ? quoted(quote, locale).value : title.value;
    return [words, `${publication}, ${dateInWords}`, ...(url ? [url] : [])].join('\n');
  });
  return `${items.join('\n\n')}\n`;
}

/** A quotation in the marks of a page's language, with the full stop outside where that language has it so. */
export function quoted(quote: Localized, locale: Locale): Localized {
  const { value, html, lang } = quote;
  const marked = marks[lang ?? locale] ?? ((text: string) => `“${text}”`);
  return { ...quote, value: marked(value), ...(html !== undefined && { html: marked(html) }) };
}

const marks: Readonly<Partial<Record<Locale, (text: string) => string>>> = {
  es: (text) => `«${text.replace(/\.$/, '')}»${text.endsWith('.') ? '.' : ''}`,
};
