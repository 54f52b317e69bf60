import { addressIn } from '../../page/addresses.ts';
import { entriesOf, sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import type { PageData } from '../../page/page.ts';
import { fitPicture } from '../../body/picture-file.ts';
import { raisedHeadings, renderBody } from '../../body/render-body.tsx';
import { news, type NewsItem } from './fields.ts';

/** A page of the list, or the page of an item, whose list contains it alone. */
export type NewsPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent, subpath: string) {
  const item = findItem(content, subpath);
  const slice = item
    ? { entries: [item], number: 1, count: 1, total: 1 }
    : sliceOf(content.collections.get(news), subpath);
  return {
    news: { ...slice, entries: slice.entries.map((entry) => toItemView(entry, content)) },
    ...(item && { isSingle: true }),
    ...(item?.body && { text: await renderBody(item.body, content, raisedHeadings) }),
  };
}

/** The title and description of an item's page. */
export async function head(content: LocaleContent, subpath: string) {
  const item = findItem(content, subpath);
  return item ? { title: item.title, description: item.summary } : {};
}

/** The newest item with a date, if any. */
export function newestItem(content: LocaleContent) {
  const [newest] = entriesOf(content.collections.get(news));
  const date = newest?.date;
  return date && { ...pick(toItemView(newest, content), ['address', 'title']), date };
}

function findItem({ collections }: LocaleContent, subpath: string) {
  return entriesOf(collections.get(news)).find(({ slug }) => slug === subpath);
}

function toItemView(item: NewsItem, { locale }: LocaleContent) {
  const { image, slug } = item;
  return {
    ...pick(item, ['sourceFile', 'slug', 'title', 'date', 'summary', 'alt']),
    // As wide as next to the text of an item's page, where it is largest.
    ...(image && { image: fitPicture(image, { width: 512 }) }),
    address: addressIn(locale, `news/${slug}`),
  };
}
