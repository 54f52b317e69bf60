// All rooms, in the order of the menu, and the content model that they make up.
import { messageModel } from '../content/fields/messages.ts';
import type { ContentModel } from '../content/model.ts';
import { siteSchema } from '../settings/fields.ts';
import { pagesOf, type Room } from '../page/room.ts';
import { contrastRules } from '../settings/contrast-rules.ts';
import { siteRules } from '../settings/rules.ts';
import { typefaceRules } from '../settings/typeface-rules.ts';
import { siteTexts } from '../page/texts.ts';
import { biography } from './biography/biography.ts';
import { concerts } from './concerts/concerts.ts';
import { contact } from './contact/contact.ts';
import { custom } from './custom/custom.ts';
import { gallery } from './gallery/gallery.ts';
import { home } from './home/home.ts';
import { kit } from './kit/kit.ts';
import { media } from './media/media.ts';
import { news } from './news/news.ts';
import { notFound } from './not-found/not-found.ts';
import { press } from './press/press.ts';
import { recordings } from './recordings/recordings.ts';
import { work } from './works/work/work.ts';
import { repertoire } from './repertoire/repertoire.ts';
import { works } from './works/works.ts';

/** The rooms, in the order of the menu. */
export const rooms: readonly Room[] = [
  home,
  biography,
  works,
  work,
  repertoire,
  concerts,
  news,
  recordings,
  gallery,
  media,
  press,
  contact,
  kit,
  custom,
  notFound,
];

/** The content model of the site, the input of the engine. */
export const siteModel: ContentModel = {
  collections: rooms.flatMap(({ collections = [] }) => collections),
  pages: pagesOf(rooms),
  site: siteSchema,
  messages: messageModel([siteTexts, ...rooms.flatMap(({ texts = [] }) => texts)]),
  rules: [...rooms.flatMap(({ rules = [] }) => rules), siteRules, contrastRules, typefaceRules],
};
