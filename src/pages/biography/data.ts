import type { PageData } from '../../page/page.ts';
import { type Biography, biography } from './fields.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import { bodyParagraphs, renderBody } from '../../body/render-body.tsx';
import { fitPicture } from '../../body/picture-file.ts';
import { firstCataloguePage } from '../works/data.ts';
import { memberPictures, renderMembers } from './members.tsx';

export type BiographyView = BiographyPage['content']['biographies'][number];

/** Sizes of a portrait: on one of three cards in a row, and next to its text. */
const cardSize = { width: 529, ratio: 4 / 5 } as const;
const panelSize = { width: 512 } as const;

/** A card for each biography. */
export function biographyCards({ collections }: LocaleContent) {
  const entries = entriesOf(collections.get(biography));
  return entries.map((entry) => ({
    ...pick(entry, ['sourceFile', 'slug', 'alt', 'title', 'summary']),
    image: entries.length === 3 ? fitPicture(entry.image, cardSize) : entry.image,
  }));
}

export type BiographyPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent) {
  const { collections, site } = content;
  return {
    picture: site.images.biography,
    /** Not rendered: a build encodes the pictures that it finds in data, and the list of members is HTML. */
    members: memberPictures(site),
    biographies: await Promise.all(
      entriesOf(collections.get(biography)).map(async (entry, index) => ({
        ...(await viewBiography(entry, content)),
        ...(index === 0 && renderMembers(content)),
      })),
    ),
    ...(await firstCataloguePage(content)),
  };
}

async function viewBiography(entry: Biography, content: LocaleContent) {
  const { image, body } = entry;
  return {
    ...pick(entry, ['sourceFile', 'slug', 'alt', 'title', 'heading']),
    image: fitPicture(image, panelSize),
    text: body && (await renderBody(body, content)),
  };
}

/** The texts of a biography, the shortest first. */
export type BiographyTexts = Awaited<ReturnType<typeof textsByLength>>;

/** The texts of all biographies; the long one is that of the page. */
export function biographyTextsByLength(content: LocaleContent): Promise<BiographyTexts[]> {
  const biographies = entriesOf(content.collections.get(biography));
  return Promise.all(biographies.map((entry) => textsByLength(entry, content)));
}

async function textsByLength(entry: Biography, content: LocaleContent) {
  const { short, medium, body } = entry;
  const lengths = [
    { length: 'short', paragraphs: short ? [short] : [] },
    { length: 'medium', paragraphs: medium ? [medium] : [] },
    { length: 'long', paragraphs: body ? await bodyParagraphs(body, content) : [] },
  ] as const;
  const texts = lengths.filter(({ paragraphs }) => paragraphs.length > 0);
  return { ...pick(entry, ['sourceFile', 'slug', 'title']), texts };
}
