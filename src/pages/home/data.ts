import type { LocaleContent } from '../../page/locale-content.ts';
import type { PageData } from '../../page/page.ts';
import { quotationIn } from '../../body/quotation.ts';
import { biographyCards } from '../biography/data.ts';
import { upcomingConcerts } from '../concerts/data.ts';
import { newestItem } from '../news/data.ts';
import { texts } from './texts.ts';

export type HomePage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent) {
  const { site } = content;
  return {
    picture: site.images.hero,
    portrait: site.images.heroPortrait,
    quote: quotationIn(content.messagesFor(texts)['home.quote'], content),
    cards: biographyCards(content),
    concerts: upcomingConcerts(content),
    news: newestItem(content),
  };
}
