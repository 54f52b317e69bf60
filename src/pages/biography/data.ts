import type { PageData } from '../../page/page.ts';
import { type Biography, biography } from './fields.ts';
import { defaultLocale, type Locale } from '../../locales.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../page/lists.ts';
import { bodyParagraphs, renderBody } from '../../body/render-body.tsx';
import { pictureFor } from '../../body/picture-file.ts';
import { firstWorks } from '../works/data.ts';

type Member = NonNullable<LocaleContent['site']['members']>[number];

export type BiographyView = Awaited<ReturnType<typeof viewBiography>>;

/** Where a portrait is shown on a card, of which three stand side by side, and beside its text. */
const onCard = { width: 529, ratio: 4 / 5 } as const;
const besideText = { width: 512 } as const;

/** A card for each biography. */
export function biographyCards({ collections }: LocaleContent) {
  return entriesOf(collections.get(biography)).map((entry, _, all) => ({
    ...pick(entry, ['sourceFile', 'slug', 'alt', 'title', 'summary']),
    image: all.length === 3 ? pictureFor(entry.image, onCard) : entry.image,
  }));
}

export type BiographyPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent) {
  const { collections, site, locale } = content;
  return {
    picture: site.images.biography,
    members: (site.members ?? []).map((each) => viewMember(each, locale)),
    portraits: await Promise.all(
      entriesOf(collections.get(biography)).map((entry) => viewBiography(entry, content)),
    ),
    ...(await firstWorks(content)),
  };
}

function viewMember({ name, instrument }: Member, locale: Locale) {
  const [localized, original] = [instrument?.[locale], instrument?.[defaultLocale]];
  const fallback = original === undefined ? undefined : { value: original, lang: defaultLocale };
  return { name, instrument: localized === undefined ? fallback : { value: localized } };
}

async function viewBiography(entry: Biography, content: LocaleContent) {
  const { image, body } = entry;
  return {
    ...pick(entry, ['sourceFile', 'slug', 'alt', 'title', 'heading']),
    image: pictureFor(image, besideText),
    text: body && (await renderBody(body, content)),
  };
}

/** A text on the artist in its lengths, the shortest first. */
export type BiographyTexts = Awaited<ReturnType<typeof inLengths>>;

/** The biographies in their lengths; the long one is the text of the page. */
export function biographiesInLengths(content: LocaleContent): Promise<BiographyTexts[]> {
  const biographies = entriesOf(content.collections.get(biography));
  return Promise.all(biographies.map((each) => inLengths(each, content)));
}

async function inLengths(entry: Biography, content: LocaleContent) {
  const { short, medium, body } = entry;
  const lengths = [
    { length: 'short', paragraphs: short ? [short] : [] },
    { length: 'medium', paragraphs: medium ? [medium] : [] },
    { length: 'long', paragraphs: body ? await bodyParagraphs(body, content) : [] },
  ] as const;
  const texts = lengths.filter(({ paragraphs }) => paragraphs.length > 0);
  return { ...pick(entry, ['sourceFile', 'slug', 'title']), texts };
}
