// Pages of one's own: what they show, and what links to them say.
import type { PageData } from '../../page/page.ts';
import { type CustomEntry, customPages } from './fields.ts';
import { formatDate } from '../../text/format-date.ts';
import { fillLocalized } from '../../page/messages.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { raisedHeadings, bodyParagraphs, renderBody } from '../../body/render-body.tsx';
import { texts } from './texts.ts';

export type CustomPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent, slug: string) {
  const { sourceFile, title, image, alt, updated, body } = entryNamed(content, slug);
  return {
    sourceFile,
    title,
    picture: image,
    alt,
    text: body && (await renderBody(body, content, raisedHeadings)),
    updated: updated && lastChange(updated.value, content),
  };
}

/** Its title, and its description or its first paragraph. */
export async function head(content: LocaleContent, slug: string) {
  const { title, description, body } = entryNamed(content, slug);
  const paragraphs = body ? await bodyParagraphs(body, content) : [];
  // Headings are among the paragraphs.
  const first = paragraphs.find(({ value }) => /[.!?…]\P{L}*$/u.test(value));
  return { title, description: description ?? first ?? title };
}

function entryNamed({ collections }: LocaleContent, slug: string): CustomEntry {
  const found = entriesOf(collections.get(customPages)).find((page) => page.slug === slug);
  if (!found) throw new RangeError(`There is no page ${slug}.`);
  return found;
}

function lastChange(date: string, { locale, messagesFor }: LocaleContent) {
  const text = messagesFor(texts)['pages.updated'];
  return { date, text: fillLocalized(text, { date: formatDate(date, text.lang ?? locale) }) };
}
