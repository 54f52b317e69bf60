import { addressIn } from '../../page/addresses.ts';
import { entriesOf, sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import type { PageData } from '../../page/page.ts';
import { fitPicture } from '../../body/picture-file.ts';
import { raisedHeadings, renderBody } from '../../body/render-body.tsx';
import { news, type NewsItem } from './fields.ts';

/** A page of the list, or that of an item, which it has alone. */
export type NewsPage = PageData<Awaited<ReturnType<typeof data>>>;

/** What a page of the list shows, or that of an item. */
export async function data(content: LocaleContent, subpath: string) {
  const item = itemNamed(content, subpath);
  const page = item
    ? { entries: [item], number: 1, count: 1, total: 1 }
    : sliceOf(content.collections.get(news), subpath);
  return {
    news: { ...page, entries: page.entries.map((each) => viewItem(each, content)) },
    ...(item && { isSingle: true }),
    ...(item?.body && { text: await renderBody(item.body, content, raisedHeadings) }),
  };
}

/** The headline of an item, and its summary. */
export async function head(content: LocaleContent, subpath: string) {
  const item = itemNamed(content, subpath);
  return item ? { title: item.title, description: item.summary } : {};
}

/** The newest item, if any has a date. */
export function newestItem(content: LocaleContent) {
  const [newest] = entriesOf(content.collections.get(news));
  const date = newest?.date;
  return date && { ...pick(viewItem(newest, content), ['address', 'title']), date };
}

function itemNamed({ collections }: LocaleContent, subpath: string) {
  return entriesOf(collections.get(news)).find(({ slug }) => slug === subpath);
}

function viewItem(item: NewsItem, { locale }: LocaleContent) {
  const { image, slug } = item;
  return {
    ...pick(item, ['sourceFile', 'slug', 'title', 'date', 'summary', 'alt']),
    // At its largest where it stands beside a text.
    ...(image && { image: fitPicture(image, { width: 512 }) }),
    address: addressIn(locale, `news/${slug}`),
  };
}
