// The kit for presenters: what rooms give them, and photographs for print.
import type { Localized } from '../../content/fields/localized.ts';
import type { MessagesOf } from '../../content/fields/texts.ts';
import { tagOf } from '../../locales.ts';
import { memoize, once } from '../../memoize.ts';
import { counted, fillLocalized, messagesOf } from '../../site/messages.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import type { BiographyTexts, QuotedItem } from '../../site/presenters.ts';
import { countWords } from '../../text/count-words.ts';
import { pictureFor } from '../../site/picture-file.ts';
import { formatDate } from '../../text/format-date.ts';
import { kitAddress } from './addresses.ts';
import { type Print, prints } from './fields.ts';
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

/** A biography in its lengths, each with its file. */
interface KitBiography extends BiographyTexts {
  readonly texts: readonly KitText[];
}

/** A biography in one length. */
export type KitText = BiographyTexts['texts'][number] & {
  /** Its name and its number of words. */
  readonly lengthInWords: Localized;
  readonly words: number;
  readonly file: string;
};

/** A photograph for print. */
export interface PrintedPhotograph extends Print {
  readonly sizeInWords: Localized;
  readonly file: string;
}

/** The kit for the page that shows it, unless it is empty. */
export function kitContent(content: LocaleContent): Promise<{ readonly kit?: Kit }> {
  return kitOf(content)();
}

// The page and the files ask for it; one that failed is made again.
const kitOf = memoize((content: LocaleContent) => once(() => makeKit(content)));

async function makeKit(content: LocaleContent): Promise<{ readonly kit?: Kit }> {
  const modules = await Promise.all(content.presenters.map((load) => load()));
  const kits = await Promise.all(modules.map(async ({ kit }) => (await kit?.(content)) ?? {}));
  const biographies = kits.flatMap((kit) => kit.biographies ?? []);
  const photographs = entriesOf(content.collections.get(prints)).map((print) =>
    printed(print, content),
  );
  const press = kits.flatMap((kit) => kit.press ?? []);
  const hasCatalogue = kits.some((kit) => kit.hasCatalogue);
  if (biographies.length + photographs.length + press.length === 0 && !hasCatalogue) return {};
  const notice = noticeOf(content);
  const kit = {
    texts: messagesOf(content.messages, [texts]),
    ...(notice && { notice }),
    biographies: biographies.map((biography) => withFiles(biography, content)),
    photographs,
    hasCatalogue,
    press,
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

function withFiles(
  { texts: all, ...biography }: BiographyTexts,
  content: LocaleContent,
): KitBiography {
  const lengths = all.map(({ length, paragraphs }): KitText => {
    const words = countWords(paragraphs.map(({ value }) => value).join(' '));
    const file = kitAddress(`biographies/${biography.slug}-${length}.txt`, content.locale);
    const name = content.messagesFor(texts)[`kit.${length}Name`].value;
    const lengthInWords = counted('kit.length', words, { length: name, words }, content);
    return { length, lengthInWords, words, paragraphs, file };
  });
  return { ...biography, texts: lengths };
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
  return { ...print, image: pictureFor(print.image, asThumbnail), sizeInWords, file };
}
