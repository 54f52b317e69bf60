import { pick } from '../../lists.ts';
import { entriesBySlug, sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import { entryLink } from '../../page/localized-addresses.ts';
import type { PageData } from '../../page/page.ts';
import { fitPicture } from '../../body/picture-file.ts';
import { renderBody } from '../../body/render-body.tsx';
import { works } from '../works/fields.ts';
import { type Recording, recordings } from './fields.ts';

export type RecordingsPage = PageData<Awaited<ReturnType<typeof data>>>;

export type DiscView = Awaited<ReturnType<typeof viewDisc>>;

export async function data(content: LocaleContent, subpath: string) {
  const page = sliceOf(content.collections.get(recordings), subpath);
  const entries = await Promise.all(page.entries.map((each) => viewDisc(each, content)));
  return { recordings: { ...page, entries } };
}

/** Where a cover is widest: on a phone, alone in its row. */
const widest = { width: 540 } as const;

/** The fields that the page shows as they are. */
const shown = [
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

async function viewDisc(disc: Recording, content: LocaleContent) {
  const { cover, body } = disc;
  return {
    ...pick(disc, shown),
    ...(cover && { cover: fitPicture(cover, widest) }),
    ...(body && { text: await renderBody(body, content) }),
    contents: entriesBySlug(content.collections.get(works), disc.works).map((work) => ({
      title: work.title,
      address: entryLink(works.name, work, content),
    })),
  };
}
