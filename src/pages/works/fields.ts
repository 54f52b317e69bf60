import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { workPrefix } from './catalogue-parts.ts';
import { address, mediaAddress } from '../../content/fields/addresses.ts';
import { choice, flag } from '../../content/fields/choice.ts';
import { duration, partialDate, yearSpan } from '../../content/fields/times.ts';
import { phrase, phrases, text } from '../../content/fields/phrase.ts';
import { sound } from '../../content/fields/names.ts';

/** Compositions. */
export const works = collection({
  name: 'works',
  label: 'Works',
  entryLabel: 'Work',
  summary: '{{title}} {{year}}',
  fields: {
    title: { type: phrase(), translated: true, help: 'The name of the work.', aliases: 'name' },
    group: {
      type: choice([
        'stage',
        'orchestra',
        'soloists-and-orchestra',
        'choir',
        'vocal',
        'band',
        'ensemble',
        'solo',
        'electronic',
      ]),
      help: 'Where it stands in the catalogue.',
      aliases: 'category genre type',
    },
    composer: {
      type: text(),
      translated: true,
      optional: true,
      help: 'Who composed it; leave it out for works of the artist.',
      aliases: 'composedBy creator by',
    },
    subtitle: {
      type: phrase(),
      translated: true,
      optional: true,
      help: 'What stands below the title, such as its occasion or a second author.',
      aliases: 'opus catalogue coAuthor coauthor arranger',
    },
    movements: {
      type: phrases(),
      translated: true,
      optional: true,
      itemLabel: 'movement',
      help: 'The titles of its movements, each with its number if it is to have one.',
      aliases: 'sections',
    },
    text: {
      type: text(),
      translated: true,
      optional: true,
      label: 'Author of the words',
      help: 'Who wrote the words.',
      aliases: 'librettist lyricist lyrics words poet',
    },
    instrumentation: {
      type: text(),
      translated: true,
      optional: true,
      help: 'Its instruments in words.',
      aliases: 'instruments instrument forces orchestration',
    },
    commissionedBy: {
      type: text(),
      translated: true,
      optional: true,
      help: 'Who commissioned it.',
      aliases: 'commission commissioner commissioned',
    },
    dedicatedTo: {
      type: text(),
      translated: true,
      optional: true,
      help: 'To whom it is dedicated.',
      aliases: 'dedication dedicatee dedicated',
    },
    premiere: {
      optional: true,
      help: 'Its first performance, with as much of it as is known; leave it out while there hasn’t been one.',
      aliases: 'premiered firstPerformance first-performance',
      fields: {
        date: {
          type: partialDate(),
          optional: true,
          help: 'When it was.',
          aliases: 'day year when',
        },
        venue: {
          type: text(),
          translated: true,
          optional: true,
          help: 'The hall.',
          aliases: 'hall where',
        },
        place: {
          type: text(),
          translated: true,
          optional: true,
          help: 'The town.',
          aliases: 'city town location',
        },
        performers: {
          type: text(),
          translated: true,
          optional: true,
          help: 'Who played.',
          aliases: 'orchestra conductor musicians by',
        },
      },
    },
    performances: {
      type: phrases(),
      translated: true,
      optional: true,
      help: 'Further performances worth naming.',
      aliases: 'concerts',
    },
    year: {
      type: yearSpan(),
      optional: true,
      help: 'The year or years in which it was written; without it the page says “undated”.',
      aliases: 'date composed written',
    },
    revised: {
      type: yearSpan(),
      optional: true,
      help: 'The year or years of its revision.',
      aliases: 'revision version',
    },
    inProgress: {
      type: flag(),
      optional: true,
      label: 'Still being written',
      help: 'Whether it is still being written; it then comes first in its group, or among its composer’s.',
      aliases: 'status',
    },
    duration: {
      type: duration(),
      optional: true,
      help: 'How long it lasts; leave it out where that isn’t known.',
      aliases: 'length time timing',
    },
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
    scoring: {
      type: text(
        'a line such as `2.2.2.2-4.2.3.1-timp.perc(2)-str`',
        '2.2.2.2-4.2.3.1-timp.perc(2)-str',
      ),
      optional: true,
      help: 'Its instruments in the shorthand of publishers, as it is to be shown.',
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
  },
  body: {
    optional: true,
    help: 'A remark on the work, in Markdown.',
    aliases: 'notes note description programme program about remark remarks summary',
  },
  imported: 'on request',
  order: ['group', 'composer', '-inProgress', '-year.to', 'title'],
  anchor: workPrefix,
  pageSize: 20,
});

/** A composition as pages see it. `audioVideo` is a link where it begins with `https`; the premiere’s `date` is a day, a month or a year. */
export type Work = EntryOf<typeof works>;
