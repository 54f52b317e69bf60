import type { LocaleContent } from '../../page/locale-content.ts';
import { pictureUrl } from '../../body/picture-file.ts';
import type { SearchData } from '../../page/room.ts';
import { jobTitleOf } from '../../page/schema-org.ts';
import type { HomePage } from './data.ts';

/** The artist's portrait, and what the first text on them says in a sentence, if that is in the page's language. */
export function search(content: LocaleContent, { content: shown }: HomePage): SearchData {
  const [first] = shown.cards;
  const artist = {
    ...jobTitleOf(content),
    image: pictureUrl(shown.picture, content.site.url),
    ...(first && !first.summary.lang && { description: first.summary.value }),
  };
  return { artist };
}
