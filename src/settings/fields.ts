import { address, email, siteAddress } from '../content/fields/addresses.ts';
import { choice, integer } from '../content/fields/choice.ts';
import { focusOf } from '../content/fields/focus.ts';
import { openingImage, pageNames, wordList } from '../content/fields/names.ts';
import { timeZone } from '../content/fields/places.ts';
import type { FileSchema } from '../content/fields/shape.ts';
import { colours } from './colour-fields.ts';
import { language } from './language-fields.ts';
import { member } from './member-fields.ts';
import { profile } from './profile-fields.ts';
import { repository } from './repository-fields.ts';
import { typefaces } from './typeface-fields.ts';
import { endpointType, fieldName } from './form-service-fields.ts';
import { text } from '../content/fields/phrase.ts';
import { date } from '../content/fields/times.ts';

/** The fields of site.yaml: required ones first, and last what could lock everybody out of the editor. */
export const siteSchema = {
  shape: {
    artist: {
      type: text('the name of the artist', 'Anaïs Musician'),
      help: 'The name as it is on every page.',
    },
    email: {
      label: 'E-mail',
      help: 'Where messages go; visitors see these addresses.',
      fields: {
        general: {
          type: email(),
          label: 'For everybody',
          help: 'Where all messages go, except those of the press.',
        },
        press: {
          type: email(),
          optional: true,
          label: 'For the press',
          help: 'Without it, the one for everybody is used.',
        },
      },
    },
    images: {
      label: 'Large photographs',
      help: 'The large photographs that open the pages.',
      fields: {
        hero: { type: openingImage(), label: 'Home page', help: 'Fills the first page.' },
        heroFocus: focusOf('hero', 'Home page, where to look'),
        heroPortrait: {
          type: openingImage(),
          optional: true,
          label: 'Home page, upright',
          help: 'Fills it in an upright window, such as a phone’s.',
        },
        heroPortraitFocus: focusOf('heroPortrait', 'Home page, upright, where to look'),
        biography: { type: openingImage(), help: 'Behind the title of the biography.' },
        biographyFocus: focusOf('biography', 'Biography, where to look'),
        gallery: {
          type: openingImage(),
          optional: true,
          help: 'Behind the title of the gallery.',
        },
        galleryFocus: focusOf('gallery', 'Gallery, where to look'),
        contact: {
          type: openingImage(),
          optional: true,
          help: 'Behind the title of the contact page.',
        },
        contactFocus: focusOf('contact', 'Contact, where to look'),
      },
    },
    kind: {
      type: choice(['person', 'group']),
      optional: true,
      default: 'person',
      label: 'What it is',
      help: 'A person, or a group: a duo, an ensemble, an orchestra.',
    },
    members: {
      optional: true,
      itemLabel: 'member',
      help: 'The members of a group, in the order in which they are listed: above the first biography or, from nine members on, below it.',
      items: member,
    },
    social: {
      optional: true,
      label: 'Profiles on other sites',
      itemLabel: 'profile',
      help: 'Profiles on other sites, in their order at the foot of every page.',
      items: profile,
    },
    videoChannel: {
      type: address(),
      optional: true,
      help: 'The channel with all videos, linked below those that are shown.',
    },
    musicInformationCentre: {
      type: address(),
      optional: true,
      help: 'The artist’s page at a music information centre.',
    },
    menu: {
      type: pageNames('press'),
      optional: true,
      itemLabel: 'page',
      help: 'The pages in the menu, in their order: the end of the address of each, such as `press`; the first page is `home`.',
    },
    footer: {
      type: pageNames('press'),
      optional: true,
      label: 'Quick links at the foot',
      itemLabel: 'page',
      help: 'The quick links at the foot of every page, written like those of the menu; without them, those of the menu.',
    },
    legal: {
      type: pageNames('press'),
      optional: true,
      label: 'Last line of every page',
      itemLabel: 'page',
      help: 'The pages in the last line of every page, such as a privacy notice, written like those of the menu.',
    },
    worksByNumber: {
      type: wordList('a group of the catalogue', 'orchestra', 'groups of the catalogue'),
      optional: true,
      itemLabel: 'group',
      help: 'The groups of the catalogue that are sorted by number instead of year.',
    },
    newsletter: {
      type: address('https://example.org/newsletter'),
      optional: true,
      help: 'The page where visitors subscribe.',
    },
    form: {
      type: endpointType(),
      optional: true,
      label: 'Form service',
      help: 'The service that receives the messages of the contact form.',
    },
    fields: {
      optional: true,
      label: 'Values for the form service',
      itemLabel: 'value',
      help: 'Values that this service requires, such as a key.',
      items: { name: { type: fieldName() }, value: { type: text() } },
    },
    photographsLicence: {
      type: address('https://creativecommons.org/licenses/by/4.0/'),
      optional: true,
      help: 'The terms under which presenters may print the photographs.',
    },
    biographyUpdated: {
      type: date(),
      optional: true,
      help: 'The day of the last change to a biography, as presenters see it.',
    },
    copyrightYear: {
      type: integer({ from: 1900, to: 2200, example: '2026' }),
      optional: true,
      help: 'The year at the foot of every page.',
    },
    languages: {
      optional: true,
      itemLabel: 'language',
      shorthand: 'id',
      help: 'The languages, the original first, which the others fall back to; without them, only English.',
      items: language,
    },
    colours,
    typefaces,
    timeZone: {
      type: timeZone(),
      optional: true,
      help: 'The time zone of each concert without one.',
    },
    url: {
      type: siteAddress(),
      label: 'Address of the site',
      help: 'Careful: with a wrong address, search engines and feeds lead nowhere.',
    },
    repository: {
      optional: true,
      label: 'Repository of this editor',
      help: 'Careful: a mistake here locks everybody out of this editor.',
      fields: repository,
    },
  },
} as const satisfies FileSchema;
