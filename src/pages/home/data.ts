import type { MessagesOf } from '../../content/fields/texts.ts';
import { entriesOf, type LocalContent } from '../../site/local-content.ts';
import type { PageData } from '../../site/page.ts';
import { quotedIn } from '../../site/quotation.ts';
import { cardOf } from '../biography/data.ts';
import { homeConcerts } from '../concerts/data.ts';
import type { texts } from './texts.ts';

/** The home page. */
export type HomePage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

/** What the home page shows. */
export async function data(local: LocalContent) {
  const { site, collections, messages } = local;
  return {
    picture: site.images.hero,
    ...(site.images.heroPortrait && { portrait: site.images.heroPortrait }),
    biographies: entriesOf(collections.biography).map(cardOf),
    quote: quotedIn(messages['home.quote'], local),
    ...homeConcerts(local),
  };
}
