import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'gallery.lead': { type: phrase(), optional: true },
    'gallery.total': { takes: ['total'] },
    'gallery.counter': { takes: ['number', 'total'] },
    'gallery.credit': { takes: ['credit'] },
  },
  {
    title: 'nav.gallery',
    inBuild: ['gallery.total'],
    description: 'gallery.description',
    groups: { gallery: { help: 'The gallery, and the words on an enlarged photograph.' } },
  },
);
