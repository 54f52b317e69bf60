import type { Localized, Picture } from '../../content/fields/localized.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import type { LocaleContent } from '../../site/locale-content.ts';
import type { PageData } from '../../site/page.ts';
import { quotedIn } from '../../site/quotation.ts';
import { texts } from './texts.ts';

/** The home page. */
export type HomePage = PageData<
  Awaited<ReturnType<typeof data>> & HomeSections,
  MessagesOf<typeof texts>
>;

/** What other rooms add to the page: cards with the name of the page that they lead to, and that of the coverage. */
interface HomeSections {
  readonly biographies: { readonly page: string; readonly cards: readonly InsightCardData[] };
  readonly coverage: string;
}

/** A text on the artist as a card: a portrait, a title and two lines. Its slug is the fragment of its address. */
export interface InsightCardData {
  readonly sourceFile?: string | undefined;
  readonly slug: string;
  readonly image: Picture;
  readonly alt: Localized;
  readonly title: Localized;
  readonly summary: Localized;
}

/** What the home page shows. */
export async function data(content: LocaleContent) {
  const { site } = content;
  return {
    picture: site.images.hero,
    portrait: site.images.heroPortrait,
    quote: quotedIn(content.messagesFor(texts)['home.quote'], content),
  };
}
