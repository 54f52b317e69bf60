import { videos } from './fields.ts';
import { sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';

export type MediaPage = PageData<Awaited<ReturnType<typeof data>>>;

export type VideoView = MediaPage['content']['videos']['entries'][number];

export async function data({ collections }: LocaleContent, subpath: string) {
  const slice = sliceOf(collections.get(videos), subpath);
  const entries = slice.entries.map(({ sourceFile, slug, title, id, poster, description }) => ({
    sourceFile,
    slug,
    title,
    id,
    poster,
    description,
  }));
  return { videos: { ...slice, entries } };
}
