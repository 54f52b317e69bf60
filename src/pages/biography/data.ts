import type { MessagesOf } from '../../content/fields/texts.ts';
import type { PageData } from '../../site/page.ts';
import { type Biography, biography } from './fields.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import { renderBody } from '../../site/render-body.tsx';
import { pictureFor } from '../../site/picture-file.ts';
import type { texts } from './texts.ts';

type Member = NonNullable<LocaleContent['site']['members']>[number];

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

/** A page with the cards. */
export type PageWithBiographies = PageData<ReturnType<typeof section>>;

export type BiographyPage = PageData<Awaited<ReturnType<typeof data>>, MessagesOf<typeof texts>>;

export async function data(content: LocaleContent) {
  const { collections, site, locale } = content;
  return {
    picture: site.images.biography,
    members: (site.members ?? []).map((each) => viewMember(each, locale)),
    portraits: await Promise.all(
      entriesOf(collections.get(biography)).map((entry) => viewBiography(entry, content)),
    ),
  };
}

function viewMember({ name, instrument }: Member, locale: Locale) {
  const [localized, original] = [instrument?.[locale], instrument?.[defaultLocale]];
  const fallback = original === undefined ? undefined : { value: original, lang: defaultLocale };
  return { name, instrument: localized === undefined ? fallback : { value: localized } };
}

async function viewBiography(entry: Biography, content: LocaleContent) {
  const { sourceFile, slug, image, alt, title, heading, body } = entry;
  return {
    sourceFile,
    slug,
    image: pictureFor(image, besideText),
    alt,
    title,
    heading,
    text: body && (await renderBody(body, content)),
  };
}
