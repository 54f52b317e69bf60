import { phrase } from '../../content/fields/phrase.ts';
import { textsOf } from '../../content/fields/texts.ts';

/** What names the photographer. */
export const credit = textsOf({ 'gallery.credit': { takes: ['credit'] } });

export const texts = textsOf(
  {
    'gallery.lead': { type: phrase() },
    'gallery.total': { inBuild: true, takes: ['total'] },
    'gallery.open': {},
    'gallery.previous': {},
    'gallery.next': {},
    'gallery.counter': { takes: ['number', 'total'] },
    ...credit.rows,
  },
  {
    title: 'nav.gallery',
    description: 'gallery.description',
    help: 'The gallery, and the words on an enlarged photograph.',
  },
);
