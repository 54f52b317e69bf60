// The kit for presenters: biographies, quotes, and photographs for print.
import type { Localized } from '../../content/fields/localized.ts';
import { tagOf } from '../../locales.ts';
import { memoize } from '../../memoize.ts';
import { pick } from '../../lists.ts';
import { fillLocalized } from '../../page/messages.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { countWords } from '../../text/count-words.ts';
import { fitPicture } from '../../body/picture-file.ts';
import { formatDate } from '../../text/format-date.ts';
import { type BiographyTexts, biographyTextsByLength } from '../biography/data.ts';
import { texts as galleryTexts } from '../gallery/texts.ts';
import { latestQuotes } from '../press/data.ts';
import { printAddress } from './addresses.ts';
import { type Print, prints } from './fields.ts';
import { texts } from './texts.ts';

/** The kit. Files are addresses without the base path. */
export type Kit = NonNullable<Awaited<ReturnType<typeof kitOf>>>;

/** The props of components that show a part of the kit. */
export interface KitProps {
  readonly kit: Kit;
}

/** A biography in one length. */
export type KitText = Kit['biographies'][number]['texts'][number];

export type PhotographView = Kit['photographs'][number];

/** The kit, or undefined if it is empty; memoized for the page and the files. */
export const kitOf = memoize(async (content: LocaleContent) => {
  const { collections } = content;
  const biographies = await biographyTextsByLength(content);
  const photographs = entriesOf(collections.get(prints)).map((print) =>
    toPhotographView(print, content),
  );
  const quotes = latestQuotes(content);
  if (biographies.length + photographs.length + quotes.length === 0) return undefined;
  return {
    /** When the biographies were last updated. */
    notice: noticeOf(content),
    biographies: biographies.map((biography) => withWordCounts(biography, content)),
    photographs,
    quotes,
  };
});

function noticeOf({ site, messagesFor, locale }: LocaleContent): Localized | undefined {
  const { biographyUpdated: day } = site;
  if (day === undefined) return undefined;
  const notice = messagesFor(texts)['kit.notice'];
  const date = formatDate(day, notice.lang ?? locale);
  return fillLocalized(notice, { date });
}

function withWordCounts(
  { texts: textsByLength, ...entry }: BiographyTexts,
  content: LocaleContent,
) {
  const lengths = textsByLength.map(({ length, paragraphs }) => {
    const wordCount = countWords(paragraphs.map(({ value }) => value).join(' '));
    const messages = content.messagesFor(texts);
    const name = messages[`kit.${length}Name`].value;
    const lengthText = fillLocalized(messages['kit.length'], { length: name, words: wordCount });
    return { length, lengthText, wordCount, paragraphs };
  });
  return { ...entry, texts: lengths };
}

/** Above a caption, in pixels. */
const thumbnailSize = { width: 450 } as const;

function toPhotographView(print: Print, content: LocaleContent) {
  const { width, height } = print.image.original ?? print.image;
  const size = content.messagesFor(texts)['kit.printSize'];
  const number = new Intl.NumberFormat(tagOf(size.lang ?? content.locale), {
    maximumFractionDigits: 1,
  });
  const centimetres = (pixels: number) => number.format((pixels / 300) * 2.54);
  const numbers = { width, height, across: centimetres(width), down: centimetres(height) };
  const sizeText = fillLocalized(size, numbers);
  return {
    ...pick(print, ['sourceFile', 'slug', 'alt', 'caption']),
    image: fitPicture(print.image, thumbnailSize),
    creditText: creditText(print, content),
    sizeText,
    file: printAddress(print.slug),
  };
}

/** The credit of a photograph as a sentence. */
export function creditText({ credit }: Pick<Print, 'credit'>, content: LocaleContent) {
  const text = content.messagesFor(galleryTexts)['gallery.credit'];
  return credit === undefined ? undefined : fillLocalized(text, { credit });
}
