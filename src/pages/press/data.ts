import type { PageData } from '../../page/page.ts';
import { press } from './fields.ts';
import { formatDate } from '../../text/format-date.ts';
import { quotedIn } from '../../body/quotation.ts';
import { entriesOf, pageOf, type LocaleContent } from '../../page/locale-content.ts';
import { pictureFor } from '../../body/picture-file.ts';

export type PressItemView = PressPage['content']['press']['entries'][number];

export type PressPage = PageData<Awaited<ReturnType<typeof data>>>;

/** Where a picture stands beside its words; the newest is larger. */
const inRow = { width: 426, ratio: 3 / 2 } as const;

export async function data(content: LocaleContent, subpath: string) {
  const { collections, locale } = content;
  const page = pageOf(collections.get(press), subpath);
  const newest = page.number === 1 && page.entries.find(({ title }) => title);
  const entries = page.entries.map(({ quote, image, ...item }) => ({
    ...item,
    image: newest && newest.slug === item.slug ? image : image && pictureFor(image, inRow),
    quote: quote && quotedIn(quote, content),
    dateInWords: item.date && formatDate(item.date, locale),
  }));
  return { press: { ...page, entries } };
}

const mostQuoted = 3;

/** The latest items with a quote, or the latest of all where none has one. */
export function quotedItems(content: LocaleContent) {
  const { collections, locale } = content;
  const items = entriesOf(collections.get(press));
  const quoted = items.filter(({ quote }) => quote);
  const shown = (quoted.length > 0 ? quoted : items).slice(0, mostQuoted);
  return shown.map(({ sourceFile, slug, title, quote, publication, critic, url, date }) => ({
    ...(sourceFile && { sourceFile }),
    slug,
    ...(title && { title }),
    ...(quote && { quote: quotedIn(quote, content) }),
    publication,
    ...(url && { url }),
    ...(critic && { critic }),
    ...(date && { dateInWords: formatDate(date, locale) }),
  }));
}
