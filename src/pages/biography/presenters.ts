import { entriesOf, type LocalContent } from '../../site/local-content.ts';
import type { BiographyTexts, KitPart } from '../../site/presenters.ts';
import { bodyParagraphs } from '../../site/render-body.tsx';
import type { Biography } from './fields.ts';

/** The biographies in their lengths; the long one is the text of the page. */
export async function kit(local: LocalContent): Promise<KitPart> {
  const biographies = entriesOf(local.collections.biography);
  return { biographies: await Promise.all(biographies.map((each) => inLengths(each, local))) };
}

async function inLengths(
  { sourceFile, slug, title, short, medium, body }: Biography,
  local: LocalContent,
): Promise<BiographyTexts> {
  const lengths = [
    { length: 'short', paragraphs: short ? [short] : [] },
    { length: 'medium', paragraphs: medium ? [medium] : [] },
    { length: 'long', paragraphs: body ? await bodyParagraphs(body, local) : [] },
  ] as const;
  const texts = lengths.filter(({ paragraphs }) => paragraphs.length > 0);
  return { ...(sourceFile && { sourceFile }), slug, title, texts };
}
