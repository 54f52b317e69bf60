import type { MessagesOf } from '../../content/fields/texts.ts';
import type { PageData } from '../../site/page.ts';
import { type Biography, biography } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { renderBody } from '../../site/render-body.tsx';
import { pictureFor } from '../../site/picture-file.ts';
import type { texts } from './texts.ts';

/** A biography as its own page shows it. */
export type BiographyView = Awaited<ReturnType<typeof viewBiography>>;

/** Where a portrait is shown on a card, of which three stand side by side, and beside its text. */
const onCard = { width: 529, ratio: 4 / 5 } as const;
const besideText = { width: 512 } as const;

/** A card for each biography, and the name of the page with all of them. */
export function section({ collections }: LocaleContent) {
  const cards = entriesOf(collections.get(biography)).map(
    ({ sourceFile, slug, image, alt, title, summary }, _, all) => ({
      sourceFile,
      slug,
      image: all.length === 3 ? pictureFor(image, onCard) : image,
      alt,
      title,
      summary,
    }),
  );
  return { biographies: { page: biography.name, cards } };
}

/** The biography. */
export type BiographyPage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

/** What the biography shows: a portrait for each biography. */
export async function data(content: LocaleContent) {
  const { collections, site, locale } = content;
  return {
    picture: site.images.biography,
    members: (site.members ?? []).map(({ name, instrument }) => memberOf(name, instrument, locale)),
    portraits: await Promise.all(
      entriesOf(collections.get(biography)).map((entry) => viewBiography(entry, content)),
    ),
  };
}

/** A member of a group as the biography shows it. */
export interface Member {
  readonly name: string;
  readonly instrument?: Localized;
}

function memberOf(
  name: string,
  instrument: Readonly<Record<string, string>> | undefined,
  locale: Locale,
): Member {
  const [localized, original] = [instrument?.[locale], instrument?.[defaultLocale]];
  if (localized !== undefined) return { name, instrument: { value: localized } };
  return { name, ...(original && { instrument: { value: original, lang: defaultLocale } }) };
}

async function viewBiography(entry: Biography, content: LocaleContent) {
  const { sourceFile, slug, image, alt, title, heading, worksFor, award, body } = entry;
  return {
    sourceFile,
    slug,
    image: pictureFor(image, besideText),
    alt,
    title,
    heading,
    worksFor,
    award,
    text: body && (await renderBody(body, content)),
  };
}
