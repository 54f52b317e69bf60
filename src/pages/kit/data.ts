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
import { quotedItems } from '../press/data.ts';
import { printAddress } from './addresses.ts';
import { type Print, prints } from './fields.ts';
import { texts } from './texts.ts';

/** The kit. Files are addresses without the base path. */
export type Kit = NonNullable<Awaited<ReturnType<typeof kitOf>>>;

/** What a part of the page that shows some of it takes. */
export interface KitProps {
  readonly kit: Kit;
}

/** A text on the artist in one length. */
export type KitText = Kit['biographies'][number]['texts'][number];

export type PrintedPhotograph = Kit['photographs'][number];

/** The kit, unless it is empty; the page and the files ask for it. */
export const kitOf = memoize(async (content: LocaleContent) => {
  const { collections } = content;
  const biographies = await biographyTextsByLength(content);
  const photographs = entriesOf(collections.get(prints)).map((print) => printed(print, content));
  const quotes = quotedItems(content);
  if (biographies.length + photographs.length + quotes.length === 0) return undefined;
  return {
    /** The sentence below each text that says when it was updated. */
    notice: noticeOf(content),
    biographies: biographies.map((each) => withWords(each, content)),
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

function withWords({ texts: all, ...entry }: BiographyTexts, content: LocaleContent) {
  const lengths = all.map(({ length, paragraphs }) => {
    const words = countWords(paragraphs.map(({ value }) => value).join(' '));
    const messages = content.messagesFor(texts);
    const name = messages[`kit.${length}Name`].value;
    const lengthInWords = fillLocalized(messages['kit.length'], { length: name, words });
    return { length, lengthInWords, words, paragraphs };
  });
  return { ...entry, texts: lengths };
}

/** Where a photograph stands above its caption. */
const asThumbnail = { width: 450 } as const;

function printed(print: Print, content: LocaleContent) {
  const { width, height } = print.image.original ?? print.image;
  const size = content.messagesFor(texts)['kit.printSize'];
  const number = new Intl.NumberFormat(tagOf(size.lang ?? content.locale), {
    maximumFractionDigits: 1,
  });
  const centimetres = (pixels: number) => number.format((pixels / 300) * 2.54);
  const numbers = { width, height, across: centimetres(width), down: centimetres(height) };
  const sizeInWords = fillLocalized(size, numbers);
  return {
    ...pick(print, ['sourceFile', 'slug', 'alt', 'caption']),
    image: fitPicture(print.image, asThumbnail),
    creditInWords: creditInWords(print, content),
    sizeInWords,
    file: printAddress(print.slug),
  };
}

/** The credit of a photograph as a sentence. */
export function creditInWords({ credit }: Pick<Print, 'credit'>, content: LocaleContent) {
  const text = content.messagesFor(galleryTexts)['gallery.credit'];
  return credit === undefined ? undefined : fillLocalized(text, { credit });
}
