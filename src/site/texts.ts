import { phrase } from '../content/fields/phrase.ts';
import {
  type MessagesOf,
  type OptionalKey,
  type SharedKey as SharedKeyOf,
  textsOf,
} from '../content/fields/texts.ts';
import { date } from '../content/fields/times.ts';

const shared = { shared: true } as const;

const siteTexts = textsOf(
  {
    'site.subtitle': shared,
    'site.description': {},
    'site.skip': shared,
    'site.menu': shared,
    'site.close': shared,
    'site.language': { ...shared, takes: ['language'] },
    'site.languages': shared,
    'site.newTab': shared,
    'site.scroll': shared,
    'site.occupation': {},
    'site.waiting': shared,
    'site.portrait': shared,
    'site.quote': { takes: ['quote'] },
  },
  {
    label: 'Every page',
    help: 'What every page has: its description for search engines, and the words for those who hear the page.',
  },
);

const announcementTexts = textsOf(
  {
    'announcement.text': { label: 'Line at the top', type: phrase(), optional: 'together' },
    'announcement.until': {
      label: 'Shown until',
      type: date(),
      optional: 'together',
      untranslated: true,
    },
  },
  { help: 'A line above every page, until its last day.' },
);

const navTexts = textsOf(
  { 'nav.label': shared },
  { label: 'Menu', help: 'The names of pages, in the menu and wherever else they are linked.' },
);

const footerTexts = textsOf(
  {
    'footer.invitation': shared,
    'footer.contactButton': shared,
    'footer.linksLabel': shared,
    'footer.newsletter': {
      ...shared,
      optional: true,
      neededBy: { field: 'newsletter', purpose: 'the text of its link' },
    },
    'footer.copyright': { ...shared, takes: ['year?', 'artist?'] },
  },
  { label: 'Foot of every page' },
);

const pagerTexts = textsOf(
  {
    'pager.label': shared,
    'pager.page': { ...shared, takes: ['number'] },
  },
  { label: 'Pages of a long list' },
);

/** The interface texts of a toast: it outlasts the page that shows it. */
export const toastTexts = textsOf(
  {
    'toast.title': shared,
    'toast.text': shared,
    'toast.action': shared,
    'toast.notifications': shared,
    'toast.notification': shared,
  },
  { label: 'Notifications', help: 'What appears for a moment, such as after a form is sent.' },
);

/** The interface texts that every page has: those above what rooms show, and those below it. */
export const textsAbove = [siteTexts, announcementTexts, navTexts] as const;
export const textsBelow = [footerTexts, pagerTexts, toastTexts] as const;

type AnyTexts = (typeof textsAbove)[number] | (typeof textsBelow)[number];

/** The interface texts that any page may show. */
export type SharedMessages = Pick<MessagesOf<AnyTexts>, SharedKeyOf<AnyTexts>>;

/** The key of one that is always there. */
export type SharedKey = Exclude<SharedKeyOf<AnyTexts>, OptionalKey<AnyTexts>>;
