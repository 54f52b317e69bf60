import type { Biography, Work } from '../../content/schema/collections.ts';
import type { Page } from '../../content/schema/localized.ts';
import { formatDate } from '../../text/format-date.ts';
import { spellDuration } from '../../text/format-duration.ts';
import { entriesOf, pageOf, type LocalContent } from './local-content.ts';
import { bodyParagraphs, renderBody, type RenderedBody } from './render-body.tsx';

/** A biography as the home page shows it. */
export type BiographyCard = Pick<
  Biography,
  'sourceFile' | 'slug' | 'image' | 'alt' | 'title' | 'summary'
>;

/** A biography as its own page shows it. */
export interface Portrait extends Pick<
  Biography,
  'sourceFile' | 'slug' | 'image' | 'alt' | 'title' | 'heading' | 'worksFor' | 'award'
> {
  readonly text?: RenderedBody;
}

/** A work as the catalogue shows it; `notes` is its body. */
export interface ListedWork extends Omit<Work, 'body'> {
  readonly durationInWords: string;
  readonly premiereInWords?: string;
  readonly notes?: RenderedBody;
  /** `notes` as plain text, for search engines. */
  readonly notesInWords?: string;
}

/** What a card shows of a biography. */
export function cardOf({ sourceFile, slug, image, alt, title, summary }: Biography): BiographyCard {
  return { ...(sourceFile && { sourceFile }), slug, image, alt, title, summary };
}

/** What the biography shows: a portrait for each biography, and the first page of the catalogue. */
export async function biographyContent(local: LocalContent) {
  const { collections, site } = local;
  const [first] = collections.works;
  return {
    picture: site.images.biography,
    portraits: await Promise.all(
      entriesOf(collections.biography).map((biography) => portrait(biography, local)),
    ),
    ...(first && { works: await listWorks(first, local) }),
  };
}

/** What a numbered page of the catalogue shows. */
export async function compositionsContent(local: LocalContent, number: number) {
  return { works: await listWorks(pageOf(local.collections.works, number), local) };
}

async function portrait(biography: Biography, local: LocalContent): Promise<Portrait> {
  const { sourceFile, slug, image, alt, title, heading, worksFor, award, body } = biography;
  const text = body && { text: await renderBody(body, local) };
  return {
    ...(sourceFile && { sourceFile }),
    slug,
    image,
    alt,
    title,
    heading,
    ...(worksFor && { worksFor }),
    ...(award && { award }),
    ...text,
  };
}

async function listWorks(page: Page<Work>, local: LocalContent): Promise<Page<ListedWork>> {
  return { ...page, entries: await Promise.all(page.entries.map((work) => listWork(work, local))) };
}

async function listWork({ body, ...work }: Work, local: LocalContent): Promise<ListedWork> {
  const { locale } = local;
  return {
    ...work,
    durationInWords: spellDuration(work.duration, locale),
    ...(work.premiere && { premiereInWords: formatDate(work.premiere.date, locale) }),
    ...(body && {
      notes: await renderBody(body, local),
      notesInWords: (await bodyParagraphs(body, local)).map(({ value }) => value).join('\n\n'),
    }),
  };
}
