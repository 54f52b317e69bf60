import { videos } from './fields.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import { pageOf, type LocaleContent } from '../../site/locale-content.ts';
import type { PageData } from '../../site/page.ts';
import type { texts } from './texts.ts';

export type MediaPage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

export async function data({ collections }: LocaleContent, subpath: string) {
  return { videos: pageOf(collections.get(videos), subpath) };
}
