import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';
import ready from './texts.json' with { type: 'json' };

export const texts = textsOf(
  ready,
  {
    'gallery.lead': { type: phrase(), optional: true },
    'gallery.total': { placeholders: ['total'] },
    'gallery.counter': { placeholders: ['number', 'total'] },
    'gallery.credit': { placeholders: ['credit'] },
  },
  {
    title: 'nav.gallery',
    inBuild: ['gallery.total'],
    description: 'gallery.description',
    groups: { gallery: { help: 'The gallery, and the words on an enlarged photograph.' } },
  },
);
