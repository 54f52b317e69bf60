// The kit for presenters: what rooms give them, and photographs for print.
import type { Localized } from '../../content/fields/localized.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import { tagOf } from '../../locales.ts';
import { memoize, once } from '../../memoize.ts';
import { counted, fillLocalized, messagesOf } from '../../site/messages.ts';
import type { PageData } from '../../site/page.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import type { BiographyTexts, KitContribution, QuotedItem } from '../../site/presenters.ts';
import { countWords } from '../../text/count-words.ts';
import { pictureFor } from '../../site/picture-file.ts';
import { formatDate } from '../../text/format-date.ts';
import { credit as creditTexts } from '../gallery/texts.ts';
import { kitAddress } from './addresses.ts';
import { type Print, prints } from './fields.ts';
import { texts } from './texts.ts';

/** The interface texts of the kit. */
export type KitTexts = MessagesOf<typeof texts>;

/** The kit; optional parts are left out where there is nothing for them. Files are addresses without the base path. */
export interface Kit {
  readonly texts: KitTexts;
  /** The sentence below each text that says when it was updated. */
  readonly notice?: Localized;
  readonly biographies: readonly KitBiography[];
  readonly photographs: readonly PrintedPhotograph[];
  /** Where there is a catalogue to print. */
  readonly catalogue?: KitContribution['catalogue'];
  readonly quotes: readonly QuotedItem[];
}

/** A text on the artist in its lengths, each with its file. */
interface KitBiography extends BiographyTexts {
  readonly texts: readonly KitText[];
}

/** A text in one length. */
export type KitText = BiographyTexts['texts'][number] & {
  /** Its name and its number of words. */
  readonly lengthInWords: Localized;
  readonly words: number;
  readonly file: string;
};

/** A photograph for print. */
export interface PrintedPhotograph extends Print {
  /** Its credit as a sentence. */
  readonly creditInWords?: Localized;
  readonly sizeInWords: Localized;
  readonly file: string;
}

/** A page with the kit, unless that is empty. */
export type PageWithKit = PageData<{ readonly kit?: Kit }>;

/** The kit, unless it is empty. */
export function section(content: LocaleContent): Promise<PageWithKit['content']> {
  return kitOf(content)();
}

// The page and the files ask for it; one that failed is made again.
const kitOf = memoize((content: LocaleContent) => once(() => makeKit(content)));

async function makeKit(content: LocaleContent): Promise<{ readonly kit?: Kit }> {
  const modules = await Promise.all(content.presenters.map((load) => load()));
  const kits = await Promise.all(
    modules.map(async ({ contribution }) => (await contribution?.(content)) ?? {}),
  );
  const biographies = kits.flatMap((kit) => kit.biographies ?? []);
  const photographs = entriesOf(content.collections.get(prints)).map((print) =>
    printed(print, content),
  );
  const quotes = kits.flatMap((kit) => kit.quotes ?? []);
  const [catalogue] = kits.flatMap((kit) => kit.catalogue ?? []);
  if (biographies.length + photographs.length + quotes.length === 0 && !catalogue) return {};
  const notice = noticeOf(content);
  const kit = {
    texts: messagesOf(content.messages, [texts]),
    ...(notice && { notice }),
    biographies: biographies.map((each) => withFiles(each, content)),
    photographs,
    ...(catalogue && { catalogue }),
    quotes,
  };
  return { kit };
}

function noticeOf({ site, messagesFor, locale }: LocaleContent): Localized | undefined {
  const { biographyUpdated: day } = site;
  if (day === undefined) return undefined;
  const notice = messagesFor(texts)['kit.notice'];
  const date = formatDate(day, notice.lang ?? locale);
  return fillLocalized(notice, { date });
}

function withFiles({ texts: all, ...entry }: BiographyTexts, content: LocaleContent): KitBiography {
  const lengths = all.map(({ length, paragraphs }): KitText => {
    const words = countWords(paragraphs.map(({ value }) => value).join(' '));
    const file = kitAddress(`biographies/${entry.slug}-${length}.txt`, content.locale);
    const name = content.messagesFor(texts)[`kit.${length}Name`].value;
    const lengthInWords = counted('kit.length', words, { length: name, words }, content);
    return { length, lengthInWords, words, paragraphs, file };
  });
  return { ...entry, texts: lengths };
}

/** Where a photograph stands above its caption. */
const asThumbnail = { width: 450 } as const;

function printed(print: Print, content: LocaleContent): PrintedPhotograph {
  const { width, height } = print.image.original ?? print.image;
  const size = content.messagesFor(texts)['kit.printSize'];
  const number = new Intl.NumberFormat(tagOf(size.lang ?? content.locale), {
    maximumFractionDigits: 1,
  });
  const centimetres = (pixels: number) => number.format((pixels / 300) * 2.54);
  const numbers = { width, height, across: centimetres(width), down: centimetres(height) };
  const sizeInWords = fillLocalized(size, numbers);
  const file = kitAddress(`photographs/${print.slug}.jpg`);
  const { credit } = print;
  const creditText = content.messagesFor(creditTexts)['gallery.credit'];
  const creditInWords = credit === undefined ? undefined : fillLocalized(creditText, { credit });
  return {
    ...print,
    image: pictureFor(print.image, asThumbnail),
    ...(creditInWords && { creditInWords }),
    sizeInWords,
    file,
  };
}
