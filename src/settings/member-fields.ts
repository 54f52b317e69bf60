import { linkAddress } from '../content/fields/addresses.ts';
import { image } from '../content/fields/names.ts';
import { text } from '../content/fields/phrase.ts';
import type { Shape } from '../content/fields/shape.ts';
import { inEachLanguage } from './language-fields.ts';

export const member = {
  name: { type: text('a name', 'Ada Musician'), help: 'A member’s name.' },
  instrument: {
    optional: true,
    help: 'What the member plays, in each language.',
    fields: inEachLanguage('Violin'),
  },
  image: { type: image(), optional: true, label: 'Portrait', help: 'A picture of the member.' },
  url: {
    type: linkAddress('https://example.org/ada'),
    optional: true,
    label: 'Address',
    help: 'Where the name leads, such as your own page.',
  },
} as const satisfies Shape;
