import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  { 'press.lead': { type: phrase(), optional: true }, 'press.listen': { optional: true } },
  { title: 'nav.press', description: 'press.description' },
);
