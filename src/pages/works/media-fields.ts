import { address, mediaAddress } from '../../content/fields/addresses.ts';
import { choice } from '../../content/fields/choice.ts';
import { fileOrAddress, sound } from '../../content/fields/names.ts';
import { text } from '../../content/fields/phrase.ts';
import type { Shape } from '../../content/fields/shape.ts';

/** The fields of a work’s recordings, scores, shop and publisher. */
export const mediaFields = {
  audioVideo: {
    type: mediaAddress(),
    optional: true,
    label: 'Recording',
    help: 'Where it can be seen or heard.',
    aliases: 'recording audio video link listen watch media url',
  },
  excerpt: {
    type: sound(),
    optional: true,
    help: 'A part of it, to be heard on the page itself.',
  },
  recordings: {
    optional: true,
    itemLabel: 'recording',
    help: 'Its recordings, if there are several or each needs a name; they are on the page of the work.',
    aliases: 'discs albums discography',
    items: {
      name: {
        type: text('a name', 'Estuary Philharmonic, 2023'),
        help: 'Who plays, and when; or the title of the album.',
        aliases: 'title label performers',
      },
      url: { type: address(), label: 'Address on the web', aliases: 'link address website' },
    },
  },
  scores: {
    optional: true,
    itemLabel: 'score',
    help: 'Its scores, each a file in the folder files or an address; they are on the page of the work.',
    aliases: 'score sheetMusic perusal pdf',
    shorthand: 'file',
    items: {
      file: { type: fileOrAddress(), label: 'File or address', aliases: 'url link address' },
      kind: {
        type: choice(['score', 'study-score', 'parts', 'vocal-score', 'piano-reduction']),
        optional: true,
        label: 'What it is',
        aliases: 'type',
      },
      name: {
        type: text('a name', 'Version for strings'),
        optional: true,
        help: 'What its link adds to the kind of score.',
        aliases: 'title version',
      },
    },
  },
  shop: {
    type: address('https://example.org/shop/aurora'),
    optional: true,
    label: 'Shop',
    help: 'Where it can be bought; the link is on the page of the work.',
    aliases: 'buy store order',
  },
  scoring: {
    type: text(
      'a line such as `2.2.2.2-4.2.3.1-timp.perc(2)-str`',
      '2.2.2.2-4.2.3.1-timp.perc(2)-str',
    ),
    optional: true,
    help: 'Its instruments in the shorthand of publishers, as it is shown.',
  },
  publisher: {
    optional: true,
    help: 'Who publishes it.',
    aliases: 'edition',
    fields: {
      name: { type: text(), help: 'The name of the publisher.' },
      url: {
        type: address(),
        optional: true,
        label: 'Address on the web',
        help: 'Where it can be bought or hired.',
      },
    },
  },
} as const satisfies Shape;
