import type { Biography, Work } from '../../content/schema/collections.ts';
import type { Page } from '../../content/schema/localized.ts';
import { formatDate } from '../format-date.ts';
import { spellDuration } from '../format-duration.ts';
import { entriesOf, pageOf, type Local } from './local.ts';
import { plainBody } from './plain-text.tsx';
import { renderBody, type RenderedBody } from './render-body.tsx';

/** A biography with its text. */
export interface Portrait extends Omit<Biography, 'body'> {
  readonly text?: RenderedBody;
}

/** A work as the catalogue shows it, `notes` being its text. */
export interface ListedWork extends Omit<Work, 'body'> {
  readonly durationInWords: string;
  readonly premiereInWords?: string;
  readonly notes?: RenderedBody;
  /** The words of `notes`, for search engines. */
  readonly notesInWords?: string;
}

/** What the biography shows: a portrait for each side of the artist, and the first page of the catalogue. */
export async function biographyContent(local: Local) {
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

/** What a further page of the catalogue shows. */
export async function compositionsContent(local: Local, number: number) {
  return { works: await listWorks(pageOf(local.collections.works, number), local) };
}

async function portrait({ body, ...biography }: Biography, local: Local): Promise<Portrait> {
  return { ...biography, ...(body && { text: await renderBody(body, local) }) };
}

async function listWorks(page: Page<Work>, local: Local): Promise<Page<ListedWork>> {
  return { ...page, entries: await Promise.all(page.entries.map((work) => listWork(work, local))) };
}

async function listWork({ body, ...work }: Work, local: Local): Promise<ListedWork> {
  const { locale } = local;
  return {
    ...work,
    durationInWords: spellDuration(work.duration, locale),
    ...(work.premiere && { premiereInWords: formatDate(work.premiere.date, locale) }),
    ...(body && {
      notes: await renderBody(body, local),
      notesInWords: (await plainBody(body)).value,
    }),
  };
}
