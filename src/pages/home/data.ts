import type { MessagesOf } from '../../content/fields/texts.ts';
import type { LocaleContent } from '../../site/locale-content.ts';
import type { PageData } from '../../site/page.ts';
import { quotedIn } from '../../site/quotation.ts';
import { biographyCards } from '../biography/data.ts';
import { homeConcerts } from '../concerts/data.ts';
import { texts } from './texts.ts';

/** The home page. */
export type HomePage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

/** What the home page shows. */
export async function data(content: LocaleContent) {
  const { site } = content;
  return {
    picture: site.images.hero,
    ...(site.images.heroPortrait && { portrait: site.images.heroPortrait }),
    biographies: biographyCards(content),
    quote: quotedIn(content.messagesFor(texts)['home.quote'], content),
    ...homeConcerts(content),
  };
}
