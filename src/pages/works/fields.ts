import { collection, type EntryOf } from '../../content/fields/collection.ts';
import { workIdPrefix } from './catalogue-parts.ts';
import { choice, flag, integer } from '../../content/fields/choice.ts';
import { duration, partialDate, yearSpan } from '../../content/fields/times.ts';
import { phrase, phrases, text } from '../../content/fields/phrase.ts';
import { fieldType } from '../../content/fields/field-type.ts';
import { messageLanguage } from '../../locales.ts';
import { canonicalTag } from '../../text/language-tag.ts';
import { parseYears } from '../../text/year-span.ts';
import { creditFields } from './credits-fields.ts';
import { mediaFields } from './media-fields.ts';

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
      help: 'Its group in the catalogue.',
      aliases: 'category genre type',
    },
    ...creditFields,
    premiere: {
      optional: true,
      help: 'Its first performance, if there has been one, with as much as is known.',
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
    awards: {
      type: phrases(),
      translated: true,
      optional: true,
      help: 'The prizes that it has won, each with its year.',
      aliases: 'award prizes prize honours',
    },
    number: {
      type: text('a number such as `Op. 12`', 'Op. 12'),
      optional: true,
      label: 'Opus or catalogue number',
      help: 'Its number as it is shown before the title; `worksByNumber` in site.yaml lists the groups that are sorted by it.',
      aliases: 'opus catalogue catalogueNumber op',
    },
    movementCount: {
      type: integer({ from: 2, to: 200, example: '3' }),
      optional: true,
      label: 'Number of movements',
      help: 'How many movements it has, if they have no titles.',
      aliases: 'numberOfMovements',
    },
    language: {
      type: sungLanguages(),
      optional: true,
      label: 'Language that is sung',
      help: 'The codes of the languages that are sung; pages show their names.',
      aliases: 'lang sung sungIn',
    },
    year: {
      type: yearSpan(revisionHint),
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
      help: 'Whether it is still being written; if so, it is first in its group, or among the works of its composer.',
      aliases: 'status',
    },
    duration: {
      type: duration(),
      optional: true,
      help: 'How long it lasts, if that is known.',
      aliases: 'length time timing',
    },
    ...mediaFields,
  },
  body: {
    optional: true,
    help: 'A remark about the work, in Markdown.',
    aliases: 'notes note description programme program about remark remarks summary',
  },
  imported: 'on request',
  order: ['group', 'composer', '-inProgress', 'number', '-year.to', 'title'],
  sortsBy: (key, { group }, { worksByNumber: groups }) =>
    key !== 'number' || (Array.isArray(groups) && groups.includes(group)),
  anchor: workIdPrefix,
  pageSize: 20,
});

/** A presented work. `audioVideo` is a link if it begins with `https`; the premiere’s `date` is a day, a month or a year. */
export type Work = EntryOf<typeof works>;

/** BCP 47 tags of one or more languages that have an English name. */
function sungLanguages() {
  const names = new Intl.DisplayNames(messageLanguage, { type: 'language', fallback: 'none' });
  return fieldType({
    name: 'notation',
    expected: 'the BCP 47 tag of a language such as `la`, or several with commas: `la, pt-BR`',
    example: 'gl',
    exampleOf: 'Galician',
    note: 'delete the line if the language has no code',
    parse: (source) => {
      const tags = source.split(',').map((tag) => canonicalTag(tag.trim()) ?? '');
      return tags.every((tag) => tag && names.of(tag)) ? tags : undefined;
    },
  });
}

/** The hint for a year that includes that of a revision, which belongs in another field. */
function revisionHint(source: string) {
  const [, year = '', revised = ''] =
    /^(.*\d)\W+rev(?:ised|ision)?\.?(?: in)? ?(\d.*?)\)?$/i.exec(source) ?? [];
  if (!parseYears(year) || !parseYears(revised)) return undefined;
  return { sentence: `Write \`year: ${year}\`, and \`revised: ${revised}\` on a separate line.` };
}
