import type { PageData } from '../../page/page.ts';
import { press } from './fields.ts';
import { quotationIn } from '../../body/quotation.ts';
import { entriesOf, sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import { resolveLink } from '../../page/localized-addresses.ts';
import { fitPicture } from '../../body/picture-file.ts';

export type PressItemView = PressPage['content']['press']['entries'][number];

export type PressPage = PageData<Awaited<ReturnType<typeof data>>>;

/** Next to a text, in pixels; that of the newest item is larger. */
const rowPicture = { width: 426, ratio: 3 / 2 } as const;

/** The fields that pages show unchanged, of a quote and of an item. */
const quoteFields = [
  'sourceFile',
  'slug',
  'title',
  'publication',
  'critic',
  'url',
  'date',
] as const;
const itemFields = [...quoteFields, 'type', 'summary', 'alt'] as const;

export async function data(content: LocaleContent, subpath: string) {
  const slice = sliceOf(content.collections.get(press), subpath);
  const newest = slice.number === 1 && slice.entries.find(({ title }) => title);
  const entries = slice.entries.map((item) => ({
    ...pick(item, itemFields),
    url: resolveLink(item.url, content),
    // An item without a title is shown as a quote, without a picture.
    image:
      item.title &&
      (item === newest ? item.image : item.image && fitPicture(item.image, rowPicture)),
    quote: item.quote && quotationIn(item.quote, content),
  }));
  return { press: { ...slice, entries } };
}

const maxQuotes = 3;

/** The latest items with a quote, or the latest items if none has one. */
export function latestQuotes(content: LocaleContent) {
  const items = entriesOf(content.collections.get(press));
  const quoted = items.filter(({ quote }) => quote);
  const latest = (quoted.length > 0 ? quoted : items).slice(0, maxQuotes);
  return latest.map((item) => ({
    ...pick(item, quoteFields),
    url: resolveLink(item.url, content),
    quote: item.quote && quotationIn(item.quote, content),
  }));
}
