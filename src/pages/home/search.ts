import type { ShellData } from '../../site/page.ts';
import { pictureUrl } from '../../site/picture-file.ts';
import type { SearchFacts } from '../../site/room.ts';
import { jobTitleOf } from '../../site/schema-org.ts';
import type { HomePage } from './data.ts';

/** The artist's portrait, and what the first text on them says in a sentence, if that is in the page's language. */
export function search({ content }: HomePage, shell: ShellData): SearchFacts {
  const [first] = content.biographies.cards;
  const artist = {
    ...jobTitleOf(shell),
    image: pictureUrl(content.picture, shell.site.url),
    ...(first && !first.summary.lang && { description: first.summary.value }),
  };
  return { artist };
}
