// The interface texts of all rooms, their groups in the order of messages.yaml.
import type { MessagesOf, OptionalKey, SharedKey, TitlesOf } from '../content/fields/texts.ts';
import { announcementTexts, footerTexts, navTexts, pagerTexts, siteTexts } from '../shell/texts.ts';
import { texts as biography } from './biography/texts.ts';
import { texts as concerts } from './concerts/texts.ts';
import { texts as contact } from './contact/texts.ts';
import { texts as custom } from './custom/texts.ts';
import { texts as gallery } from './gallery/texts.ts';
import { texts as home } from './home/texts.ts';
import { texts as kit } from './kit/texts.ts';
import { texts as media } from './media/texts.ts';
import { texts as notFound } from './not-found/texts.ts';
import { texts as press } from './press/texts.ts';
import { texts as works } from './works/texts.ts';

/** The interface texts of all rooms and of the shell. */
export const allTexts = [
  siteTexts,
  announcementTexts,
  navTexts,
  home,
  biography,
  works,
  concerts,
  gallery,
  media,
  press,
  contact,
  kit,
  footerTexts,
  custom,
  pagerTexts,
  notFound,
] as const;

type AllTexts = (typeof allTexts)[number];

/** The interface texts in a language. */
export type SiteMessages = MessagesOf<AllTexts> & TitlesOf<AllTexts>;

/** The key of an interface text. */
export type MessageKey = keyof SiteMessages;

/** The interface texts that any page may show. */
export type SharedMessages = Pick<SiteMessages, SharedKey<AllTexts>>;

/** The key of one that is always there. */
export type SharedMessageKey = Exclude<SharedKey<AllTexts>, OptionalKey<AllTexts>>;
