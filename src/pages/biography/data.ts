import type { PageData } from '../../page/page.ts';
import { type Biography, biography } from './fields.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { pick } from '../../lists.ts';
import { bodyParagraphs, renderBody } from '../../body/render-body.tsx';
import { fitPicture } from '../../body/picture-file.ts';
import { firstCataloguePage } from '../works/data.ts';
import { memberPictures, renderMembers } from './members.tsx';

export type BiographyView = BiographyPage['content']['biographies'][number];

/** Where a portrait is shown on a card, of which three stand side by side, and beside its text. */
const onCard = { width: 529, ratio: 4 / 5 } as const;
const besideText = { width: 512 } as const;

/** A card for each biography. */
export function biographyCards({ collections }: LocaleContent) {
  return entriesOf(collections.get(biography)).map((entry, _, all) => ({
    ...pick(entry, ['sourceFile', 'slug', 'alt', 'title', 'summary']),
    image: all.length === 3 ? fitPicture(entry.image, onCard) : entry.image,
  }));
}

export type BiographyPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent) {
  const { collections, site } = content;
  return {
    picture: site.images.biography,
    /** The pictures in the list of members, which is HTML: a build encodes those that it finds in data. */
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
    image: fitPicture(image, besideText),
    text: body && (await renderBody(body, content)),
  };
}

/** A text on the artist in its lengths, the shortest first. */
export type BiographyTexts = Awaited<ReturnType<typeof inLengths>>;

/** The biographies in their lengths; the long one is the text of the page. */
export function biographyTextsByLength(content: LocaleContent): Promise<BiographyTexts[]> {
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
