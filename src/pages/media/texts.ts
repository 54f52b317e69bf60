import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

export const texts = textsOf(
  {
    'media.lead': { type: phrase() },
    'media.channelButton': {},
    'media.play': {},
    'media.watch': {},
  },
  { label: 'Videos', title: 'nav.media', description: 'media.description' },
);
