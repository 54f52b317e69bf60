import { messageModel } from '../content/fields/messages.ts';
import type { Texts } from '../content/fields/texts.ts';
import type { ContentModel } from '../content/model.ts';
import { announcementTexts, footerTexts, navTexts, pagerTexts, siteTexts } from '../shell/texts.ts';
import { notFoundPath } from '../site/addresses.ts';
import { pagesOf } from '../site/room.ts';
import { rooms } from './all.ts';
import { texts as custom } from './custom/texts.ts';
import { texts as notFound } from './not-found/texts.ts';
import { siteSchema } from './site/fields.ts';
import { siteRules } from './site/rules.ts';

// The groups of messages.yaml in their order: what every page has, the rooms, what stands at their foot.
const firstTexts: readonly Texts[] = [siteTexts, announcementTexts, navTexts];
const lastTexts: readonly Texts[] = [footerTexts, custom, pagerTexts, notFound];
const roomTexts = rooms
  .flatMap(({ texts = [] }) => texts)
  .filter((texts) => !lastTexts.includes(texts));

/** What the engine is told of the site. */
export const siteModel: ContentModel = {
  collections: rooms.flatMap(({ collections = [] }) => collections),
  pages: pagesOf(rooms).filter(({ path }) => path !== notFoundPath),
  site: siteSchema,
  messages: messageModel([...firstTexts, ...roomTexts, ...lastTexts]),
  rules: [...rooms.flatMap(({ rules = [] }) => rules), siteRules],
};
