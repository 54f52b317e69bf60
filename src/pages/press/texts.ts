import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  {
    'press.lead': { type: phrase() },
    'press.article': {},
    'press.video': {},
    'press.radio': {},
    'press.read': {},
    'press.watch': {},
    'press.listen': { optional: true },
  },
  { title: 'nav.press', description: 'press.description' },
);
