// The kit for presenters: biographies in three lengths, photographs for print, the catalogue, the latest press.
import type { Biography } from '../biography/fields.ts';
import type { PressItem } from '../press/fields.ts';
import type { Print } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import { countWords } from '../../text/count-words.ts';
import { kitAddress } from './addresses.ts';
import { counted } from '../../site/counted.ts';
import { fillLocalized } from '../../site/fill.ts';
import { quotedIn, type Quotation } from '../../site/quotation.ts';
import { formatDate } from '../../text/format-date.ts';
import { entriesOf, type LocalContent } from '../../site/local-content.ts';
import { messagesOf } from '../../site/messages-of.ts';
import { bodyParagraphs } from '../../site/render-body.tsx';
import { tagOf } from '../../locales.ts';
import { texts } from './texts.ts';

/** The interface texts of the kit. */
export type KitTexts = MessagesOf<typeof texts>;

/** The kit; optional parts are left out where there is nothing for them. Files are addresses without the base path. */
export interface Kit {
  readonly texts: KitTexts;
  /** The sentence below each biography that says when it was updated. */
  readonly notice?: Localized;
  readonly biographies: readonly KitBiography[];
  readonly photographs: readonly PrintedPhotograph[];
  /** Whether there is a catalogue of works to print. */
  readonly hasCatalogue: boolean;
  readonly press: readonly QuotedItem[];
}

/** A biography in its lengths, the shortest first. */
interface KitBiography extends Pick<Biography, 'sourceFile' | 'slug' | 'title'> {
  readonly texts: readonly KitText[];
}

/** A biography in one length. */
export interface KitText {
  readonly length: 'short' | 'medium' | 'long';
  /** Its name and its number of words. */
  readonly lengthInWords: Localized;
  readonly words: number;
  readonly paragraphs: readonly Localized[];
  readonly file: string;
}

/** A photograph for print. */
export interface PrintedPhotograph extends Print {
  readonly sizeInWords: Localized;
  readonly file: string;
}

/** A press item as presenters quote it. */
export interface QuotedItem extends Pick<
  PressItem,
  'sourceFile' | 'slug' | 'title' | 'publication' | 'url'
> {
  readonly quote?: Quotation;
  readonly dateInWords: string;
}

const mostItems = 3;

/** The kit for the contact page, unless it is empty. */
export async function kitContent(local: LocalContent): Promise<{ readonly kit?: Kit }> {
  const { collections } = local;
  const biographies = await Promise.all(
    entriesOf(collections.biography).map((biography) => kitBiography(biography, local)),
  );
  const photographs = entriesOf(collections.prints).map((print) => printed(print, local));
  const press = latest(local);
  const hasCatalogue = collections.works.length > 0;
  if (biographies.length + photographs.length + press.length === 0 && !hasCatalogue) return {};
  const notice = noticeOf(local);
  const kit = {
    texts: messagesOf(local.messages, [texts]),
    ...(notice && { notice }),
    biographies,
    photographs,
    hasCatalogue,
    press,
  };
  return { kit };
}

function noticeOf({ site, messages, locale }: LocalContent): Localized | undefined {
  const { biographyUpdated: day } = site;
  if (day === undefined) return undefined;
  const notice = messages['kit.notice'];
  const date = formatDate(day, notice.lang ?? locale);
  return fillLocalized(notice, { date });
}

async function kitBiography(biography: Biography, local: LocalContent): Promise<KitBiography> {
  const { sourceFile, slug, title, short, medium, body } = biography;
  const lengths = [
    ['short', short ? [short] : []],
    ['medium', medium ? [medium] : []],
    ['long', body ? await bodyParagraphs(body, local) : []],
  ] as const;
  const available = lengths.flatMap(([length, paragraphs]): KitText[] => {
    if (paragraphs.length === 0) return [];
    const words = countWords(paragraphs.map(({ value }) => value).join(' '));
    const file = kitAddress(`biographies/${slug}-${length}.txt`, local.locale);
    const name = local.messages[`kit.${length}Name`].value;
    const lengthInWords = counted('kit.length', words, { length: name, words }, local);
    return [{ length, lengthInWords, words, paragraphs, file }];
  });
  return { ...(sourceFile && { sourceFile }), slug, title, texts: available };
}

function printed(print: Print, local: LocalContent): PrintedPhotograph {
  const { width, height } = print.image.original ?? print.image;
  const size = local.messages['kit.printSize'];
  const number = new Intl.NumberFormat(tagOf(size.lang ?? local.locale), {
    maximumFractionDigits: 1,
  });
  const across = (pixels: number) => number.format((pixels / 300) * 2.54);
  const numbers = { width, height, across: across(width), down: across(height) };
  const sizeInWords = fillLocalized(size, numbers);
  const file = kitAddress(`photographs/${print.slug}.jpg`);
  return { ...print, sizeInWords, file };
}

/** The latest items with a quote, or the latest of all where none has one. */
function latest(local: LocalContent): QuotedItem[] {
  const { collections, locale } = local;
  const items = entriesOf(collections.press);
  const quoted = items.filter(({ quote }) => quote);
  const shown = (quoted.length > 0 ? quoted : items).slice(0, mostItems);
  return shown.map(({ sourceFile, slug, title, quote, publication, url, date }) => ({
    ...(sourceFile && { sourceFile }),
    slug,
    title,
    ...(quote && { quote: quotedIn(quote, local) }),
    publication,
    ...(url && { url }),
    dateInWords: formatDate(date, locale),
  }));
}
