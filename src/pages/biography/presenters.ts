import { entriesOf, type LocaleContent } from '../../site/locale-content.ts';
import type { BiographyTexts, KitContribution } from '../../site/presenters.ts';
import { bodyParagraphs } from '../../site/render-body.tsx';
import { type Biography, biography } from './fields.ts';

/** The biographies in their lengths; the long one is the text of the page. */
export async function contribution(content: LocaleContent): Promise<KitContribution> {
  const biographies = entriesOf(content.collections.get(biography));
  return { biographies: await Promise.all(biographies.map((each) => inLengths(each, content))) };
}

async function inLengths(
  { sourceFile, slug, title, short, medium, body }: Biography,
  content: LocaleContent,
): Promise<BiographyTexts> {
  const lengths = [
    { length: 'short', paragraphs: short ? [short] : [] },
    { length: 'medium', paragraphs: medium ? [medium] : [] },
    { length: 'long', paragraphs: body ? await bodyParagraphs(body, content) : [] },
  ] as const;
  const texts = lengths.filter(({ paragraphs }) => paragraphs.length > 0);
  return { ...(sourceFile && { sourceFile }), slug, title, texts };
}
