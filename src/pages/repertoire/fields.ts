import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { phrases, text } from '../../content/fields/phrase.ts';

/** Composers whose pieces the artist plays, the family name first, by which they are sorted. */
export const repertoire = collection({
  name: 'repertoire',
  label: 'Repertoire',
  entryLabel: 'Composer',
  summary: '{{title}}',
  fields: {
    title: {
      type: text('a name that begins with the family name', 'Bach, Johann Sebastian'),
      translated: true,
      label: 'Composer',
      help: 'The composer, the family name first: the list is sorted by it.',
      aliases: 'name composer',
    },
    concertos: pieces('Pieces with orchestra.', 'concerto concerti'),
    solo: pieces('Pieces for one player, or for one with a piano.', 'sonatas'),
    chamber: pieces('Pieces for a few players.', 'chamberMusic'),
    orchestral: pieces('Pieces for orchestra.', 'orchestra symphonies'),
    vocal: pieces('Songs, and pieces with a choir.', 'songs choral'),
    stage: pieces('Operas and ballets.', 'opera operas ballet'),
  },
  order: ['title'],
  anchor: 'composer-',
});

function pieces(help: string, aliases: string) {
  const piece = { type: phrases(), translated: true, optional: true, itemLabel: 'piece' } as const;
  return { ...piece, help, aliases };
}

export type Composer = EntryOf<typeof repertoire>;
