import type { MessagesOf } from '../../content/fields/texts.ts';
import type { LocaleContent } from '../../site/locale-content.ts';
import type { PageData } from '../../site/page.ts';
import { quotedIn } from '../../site/quotation.ts';
import type { PageWithBiographies } from '../biography/data.ts';
import type { PageWithPress } from '../press/data.ts';
import { texts } from './texts.ts';

/** The home page with the sections that are always on it. */
export type HomePage = PageData<
  Awaited<ReturnType<typeof data>> & PageWithBiographies['content'] & PageWithPress['content'],
  MessagesOf<typeof texts>
>;

export async function data(content: LocaleContent) {
  const { site } = content;
  return {
    picture: site.images.hero,
    portrait: site.images.heroPortrait,
    quote: quotedIn(content.messagesFor(texts)['home.quote'], content),
  };
}
