// Pages of one's own: what they show, and what links to them say.
import type { PageData } from '../../page/page.ts';
import { type CustomEntry, customPages } from './fields.ts';
import type { Localized } from '../../content/fields/localized.ts';
import { tagOf } from '../../locales.ts';
import { formatDate } from '../../text/format-date.ts';
import { fillLocalized } from '../../page/messages.ts';
import { entriesOf, type LocaleContent } from '../../page/locale-content.ts';
import { belowTitle, bodyParagraphs, renderBody } from '../../body/render-body.tsx';
import { texts } from './texts.ts';

export type CustomPage = PageData<Awaited<ReturnType<typeof data>>>;

export async function data(content: LocaleContent, slug: string) {
  const { sourceFile, title, image, alt, updated, body } = entryNamed(content, slug);
  return {
    sourceFile,
    title,
    picture: image,
    alt,
    text: body && (await renderBody(body, content, belowTitle)),
    updated: updated && lastChange(updated.value, content),
  };
}

/** Its title, and its description or its first sentence. */
export async function head(content: LocaleContent, slug: string) {
  const { title, description, body } = entryNamed(content, slug);
  const paragraphs = body ? await bodyParagraphs(body, content) : [];
  return { title, description: description ?? firstSentence(paragraphs, content) ?? title };
}

function entryNamed({ collections }: LocaleContent, slug: string): CustomEntry {
  const found = entriesOf(collections.get(customPages)).find((page) => page.slug === slug);
  if (!found) throw new RangeError(`There is no page ${slug}.`);
  return found;
}

/** The first sentence, of a paragraph rather than of a heading. */
function firstSentence(
  paragraphs: readonly Localized[],
  { locale }: LocaleContent,
): Localized | undefined {
  const text = paragraphs.find(({ value }) => /[.!?…]\P{L}*$/u.test(value)) ?? paragraphs[0];
  if (!text) return undefined;
  const { value, lang } = text;
  const segmenter = new Intl.Segmenter(tagOf(lang ?? locale), { granularity: 'sentence' });
  const sentences = [...segmenter.segment(value)].map(({ segment }) => segment);
  const last = sentences.findIndex((sentence) => !abbreviated.test(sentence));
  const first = sentences.slice(0, last === -1 ? undefined : last + 1).join('');
  return { value: first.trim(), ...(lang && { lang }) };
}

/** What ends no sentence, though it has a full stop: `Prof.`, `J.`, `z. B.`, `3.` */
const abbreviated = /(?:^|\s)(?:\p{Lu}\p{Ll}{0,3}|\p{L}|\d+)\.\s*$/u;

function lastChange(date: string, { locale, messagesFor }: LocaleContent) {
  const text = messagesFor(texts)['pages.updated'];
  return { date, text: fillLocalized(text, { date: formatDate(date, text.lang ?? locale) }) };
}
