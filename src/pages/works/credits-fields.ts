import { phrase, phrases, text } from '../../content/fields/phrase.ts';
import type { Shape } from '../../content/fields/shape.ts';

/** The fields of a work’s authors, parts and instruments. */
export const creditFields = {
  composer: {
    type: text(),
    translated: true,
    optional: true,
    help: 'Who composed it, if not the artist.',
    aliases: 'composedBy creator by',
  },
  subtitle: {
    type: phrase(),
    translated: true,
    optional: true,
    help: 'The line below the title, such as its occasion or a second author.',
    aliases: 'coAuthor coauthor',
  },
  arranger: {
    type: text(),
    translated: true,
    optional: true,
    help: 'Who arranged it.',
    aliases: 'arrangement arrangedBy orchestrator',
  },
  movements: {
    type: phrases(),
    translated: true,
    optional: true,
    itemLabel: 'movement',
    help: 'The titles of its movements, each with its number if it has one.',
    aliases: 'sections',
  },
  text: {
    type: text(),
    translated: true,
    optional: true,
    label: 'Author of the text',
    help: 'Who wrote the text that is sung.',
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
} as const satisfies Shape;
