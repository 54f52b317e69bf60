import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import { jobTitleOf } from '../../page/schema-org.ts';
import type { HomePage } from './data.ts';

/** The artist's portrait, and the summary of the first biography if it is in the language of the page. */
export function search(
  content: LocaleContent,
  { content: { cards, picture } }: HomePage,
): SearchData {
  const [first] = cards;
  const artist = {
    ...jobTitleOf(content),
    image: pictureUrl(picture, content.site.url),
    ...(first && !first.summary.lang && { description: first.summary.value }),
  };
  return { artist };
}
