import { videos } from './fields.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import { pageOf, type LocaleContent } from '../../site/locale-content.ts';
import { pick } from '../../site/lists.ts';
import type { PageData } from '../../site/page.ts';
import type { texts } from './texts.ts';

export type MediaPage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

/** What a player shows of a video. */
const shown = ['sourceFile', 'slug', 'id', 'title', 'description', 'poster'] as const;

export type VideoView = MediaPage['content']['videos']['entries'][number];

export async function data({ collections }: LocaleContent, subpath: string) {
  const page = pageOf(collections.get(videos), subpath);
  return { videos: { ...page, entries: page.entries.map((each) => pick(each, shown)) } };
}
