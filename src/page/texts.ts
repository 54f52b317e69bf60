import { phrase } from '../content/fields/phrase.ts';
import { type MessagesOf, textsOf } from '../content/fields/texts.ts';
import { date } from '../content/fields/times.ts';
import ready from './texts.json' with { type: 'json' };

/** The interface texts that every page has. */
export const siteTexts = textsOf(
  ready,
  {
    'site.subtitle': {},
    'site.description': {},
    'site.occupation': {},
    'site.artist': { label: 'The artist’s name, only in translations', optional: true },
    'site.language': { placeholders: ['language'] },
    'site.quote': { placeholders: ['quote'] },
    'announcement.text': { label: 'Line at the top', type: phrase(), optional: true },
    'announcement.until': {
      label: 'Shown until',
      type: date(),
      optional: true,
      untranslated: true,
    },
    'footer.invitation': {},
    'footer.copyright': { placeholders: ['year?', 'artist?'] },
    'pager.page': { placeholders: ['number'] },
  },
  {
    inBuild: [
      'site.artist',
      'site.description',
      'site.occupation',
      'site.quote',
      'announcement.text',
      'announcement.until',
    ],
    groups: {
      site: {
        label: 'Every page',
        help: 'What every page has: its description for search engines, and the texts for visitors who hear the page.',
      },
      announcement: { help: 'A line above every page, until its last day.' },
      nav: {
        label: 'Menu',
        help: 'The names of pages, in the menu and in other links.',
      },
      footer: { label: 'Foot of every page' },
      pager: { label: 'Pages of a long list' },
      toast: {
        label: 'Notifications',
        help: 'What appears for a moment, such as after a form is sent.',
      },
    },
  },
);

/** The interface texts that any page may show. */
export type SharedMessages = MessagesOf<typeof siteTexts>;

/** The key of an interface text that every page has. */
export type SharedKey = keyof SharedMessages;
