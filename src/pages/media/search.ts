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
  return { things: entries.flatMap((video) => videoObject(video, site.url)) };
}

/** Search engines require a picture and an upload date with a time; a video without one of them is omitted. */
function videoObject(
  { id, title, description, poster, uploaded }: Video,
  siteUrl: string,
): Thing[] {
  if (!uploaded || !poster) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title.value,
      description: description.value,
      thumbnailUrl: pictureUrl(poster, siteUrl),
      // Noon in UTC is on the same day in nearly every time zone.
      uploadDate: `${uploaded.value}T12:00:00Z`,
      embedUrl: playerAddress(id),
    },
  ];
}
