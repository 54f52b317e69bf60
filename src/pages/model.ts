// What the content of the site may hold.
import { biography } from './biography/fields.ts';
import { concerts } from './concerts/fields.ts';
import { contacts } from './contact/fields.ts';
import { ownPages } from './custom/fields.ts';
import { photos } from './gallery/fields.ts';
import { prints } from './kit/fields.ts';
import { videos } from './media/fields.ts';
import { press } from './press/fields.ts';
import { works } from './works/fields.ts';
import { concertRules } from './concerts/rules.ts';
import { siteRules } from './site/rules.ts';
import { siteSchema } from './site/fields.ts';
import { allTexts } from './texts.ts';
import { messageModel } from '../content/fields/messages.ts';
import { isListed, sitePages } from '../pages.ts';
import type { ContentModel } from '../content/model.ts';

/** What the engine is told of the site. */
export const siteModel = {
  collections: [biography, works, concerts, press, videos, photos, prints, contacts, ownPages],
  importable: [concerts, works, press],
  pages: sitePages().map((page) => ({
    ...page,
    name: page.id,
    isListed: isListed(page.id),
    ...(page.id === 'pages' && { entries: 'pages' }),
  })),
  site: siteSchema,
  messages: messageModel(allTexts),
  rules: [concertRules, siteRules],
} satisfies ContentModel;

/** Its collections. */
export type SiteCollection = (typeof siteModel)['collections'][number];
