// In: a custom page. Out: what it shows, and its title and description.
import type { PageData } from '../../page/page.ts';
import { type CustomEntry, customPages } from './fields.ts';
import { formatDate } from '../../text/format-date.ts';
import { fillLocalized } from '../../page/messages.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { raisedHeadings, bodyParagraphs, renderBody } from '../../body/render-body.tsx';
import { texts } from './texts.ts';

export type CustomPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent, slug: string) {
  const { sourceFile, title, image, alt, updated, body } = entryBySlug(content, slug);
  return {
    sourceFile,
    title,
    picture: image,
    alt,
    text: body && (await renderBody(body, content, raisedHeadings)),
    updated: updated && lastChange(updated.value, content),
  };
}

/** The description defaults to the first paragraph. */
export async function head(content: LocaleContent, slug: string) {
  const { title, description, body } = entryBySlug(content, slug);
  const paragraphs = body ? await bodyParagraphs(body, content) : [];
  // `paragraphs` includes headings, which don't end in punctuation.
  const firstParagraph = paragraphs.find(({ value }) => /[.!?…]\P{L}*$/u.test(value));
  return { title, description: description ?? firstParagraph ?? title };
}

function entryBySlug({ collections }: LocaleContent, slug: string): CustomEntry {
  const entry = entriesOf(collections.get(customPages)).find((page) => page.slug === slug);
  if (!entry) throw new RangeError(`There is no page ${slug}.`);
  return entry;
}

function lastChange(date: string, { locale, messagesFor }: LocaleContent) {
  const text = messagesFor(texts)['pages.updated'];
  return { date, text: fillLocalized(text, { date: formatDate(date, text.lang ?? locale) }) };
}
