import { videos } from './fields.ts';
import { pageOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../page/lists.ts';
import type { PageData } from '../../page/page.ts';

export type MediaPage = PageData<Awaited<ReturnType<typeof data>>>;

/** What a player shows of a video. */
const shown = ['sourceFile', 'slug', 'id', 'title', 'description', 'poster'] as const;

export type VideoView = MediaPage['content']['videos']['entries'][number];

export async function data({ collections }: LocaleContent, subpath: string) {
  const page = pageOf(collections.get(videos), subpath);
  return { videos: { ...page, entries: page.entries.map((each) => pick(each, shown)) } };
}
