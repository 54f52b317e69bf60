// What each page shows of the content.
import type { PageId, PrefixOf } from '../pages.ts';
import type { MessagesOf } from '../content/fields/messages.ts';
import { quotedIn } from './quotation.ts';
import { biographyContent, cardOf, compositionsContent } from '../pages/biography/data.ts';
import { concertsContent, concertsHead, homeConcerts } from '../pages/concerts/data.ts';
import { counted } from './counted.ts';
import { kitContent } from '../pages/kit/data.ts';
import { entriesOf, pageOf, type LocalContent } from './local-content.ts';
import { ownPageContent, ownPageHead } from '../pages/custom/data.ts';
import type { OwnHead } from './page-list.ts';
import { pressContent } from '../pages/press/data.ts';

const makers = {
  home: async (local: LocalContent) => ({
    picture: local.site.images.hero,
    ...(local.site.images.heroPortrait && { portrait: local.site.images.heroPortrait }),
    biographies: entriesOf(local.collections.biography).map(cardOf),
    quote: quotedIn(local.messages['home.quote'], local),
    ...homeConcerts(local),
  }),
  biography: biographyContent,
  'biography/compositions': compositionsContent,
  concerts: concertsContent,
  gallery: async (local: LocalContent, part: string) => {
    const { gallery } = local.site.images;
    const photos = pageOf(local.collections.photos, part);
    const { total } = photos;
    return {
      ...(gallery && !part && { picture: gallery }),
      ...(total > 1 && { count: counted('gallery.total', total, { total }, local) }),
      photos,
    };
  },
  media: async ({ collections }: LocalContent, part: string) => ({
    videos: pageOf(collections.videos, part),
  }),
  press: pressContent,
  contact: async (local: LocalContent) => {
    const contacts = entriesOf(local.collections.contacts);
    return {
      ...(local.site.images.contact && { picture: local.site.images.contact }),
      ...(contacts.length > 0 && { contacts }),
      ...(await kitContent(local)),
    };
  },
  pages: ownPageContent,
  '404': async () => ({}),
};

type Contents = { readonly [Id in PageId]: Awaited<ReturnType<(typeof makers)[Id]>> };

type MessagesById = {
  readonly [Id in PageId]: MessagesOf<PrefixOf<Id>>;
};

/** What a page shows besides its title. */
export type PageContent<Id extends PageId> = Contents[Id];

/** The interface texts of a page, besides those that any page may show. */
export type PageMessages<Id extends PageId> = MessagesById[Id];

/** The makers of what the page of each name shows, or a part of it. */
export const contents: {
  readonly [Id in PageId]: (local: LocalContent, part: string) => Promise<Contents[Id]>;
} = makers;

/** What pages and their parts are called that have names of their own. */
export const heads: {
  readonly [Id in PageId]?: (local: LocalContent, part: string) => Promise<OwnHead>;
} = { concerts: concertsHead, pages: ownPageHead };
