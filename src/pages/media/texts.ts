import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  { 'media.lead': { type: phrase(), optional: true } },
  { title: 'nav.media', description: 'media.description', groups: { media: { label: 'Videos' } } },
);
