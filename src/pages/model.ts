import { messageModel } from '../content/fields/messages.ts';
import type { ContentModel } from '../content/model.ts';
import { notFoundPath } from '../site/addresses.ts';
import { pagesOf } from '../site/room.ts';
import { rooms } from './all.ts';
import { siteSchema } from './site/fields.ts';
import { siteRules } from './site/rules.ts';
import { allTexts } from './texts.ts';

/** What the engine is told of the site. */
export const siteModel: ContentModel = {
  collections: rooms.flatMap(({ collections = [] }) => collections),
  pages: pagesOf(rooms).filter(({ path }) => path !== notFoundPath),
  site: siteSchema,
  messages: messageModel(allTexts),
  rules: [...rooms.flatMap(({ rules = [] }) => rules), siteRules],
};
