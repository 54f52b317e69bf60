import { pick } from '../../lists.ts';
import { entriesBySlug, sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import { entryLink } from '../../page/localized-addresses.ts';
import type { PageData } from '../../page/page.ts';
import { fitPicture } from '../../body/picture-file.ts';
import { renderBody } from '../../body/render-body.tsx';
import { works } from '../works/fields.ts';
import { type Recording, recordings } from './fields.ts';

export type RecordingsPage = PageData<Awaited<ReturnType<typeof data>>>;

export type DiscView = Awaited<ReturnType<typeof toDiscView>>;

export async function data(content: LocaleContent, subpath: string) {
  const slice = sliceOf(content.collections.get(recordings), subpath);
  const entries = await Promise.all(slice.entries.map((disc) => toDiscView(disc, content)));
  return { recordings: { ...slice, entries } };
}

/** The size of a cover on a phone, where it is widest, in pixels. */
const coverSize = { width: 540 } as const;

/** The fields that the page shows unchanged. */
const discFields = [
  'sourceFile',
  'slug',
  'anchor',
  'title',
  'year',
  'label',
  'number',
  'artists',
  'note',
  'links',
] as const;

async function toDiscView(disc: Recording, content: LocaleContent) {
  const { cover, body } = disc;
  return {
    ...pick(disc, discFields),
    ...(cover && { cover: fitPicture(cover, coverSize) }),
    ...(body && { text: await renderBody(body, content) }),
    contents: entriesBySlug(content.collections.get(works), disc.works).map((work) => ({
      title: work.title,
      address: entryLink(works.name, work, content),
    })),
  };
}
