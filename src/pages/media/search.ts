import type { Thing } from 'schema-dts';
import { sliceOf, type LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import { type Video, videos } from './fields.ts';
import { playerAddress } from '../../body/video-service.ts';

/** The videos on the page. */
export function search({ site, collections }: LocaleContent, { number }: PageData): SearchData {
  const { entries } = sliceOf(collections.get(videos), String(number));
  return { things: entries.flatMap((each) => video(each, site.url)) };
}

/** Search engines require a picture and an upload date, with its time; a video without one of them is omitted. */
function video({ id, title, description, poster, uploaded }: Video, siteUrl: string): Thing[] {
  if (!uploaded || !poster) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title.value,
      description: description.value,
      thumbnailUrl: pictureUrl(poster, siteUrl),
      // At noon in UTC it is the same day nearly everywhere.
      uploadDate: `${uploaded.value}T12:00:00Z`,
      embedUrl: playerAddress(id),
    },
  ];
}
