// The collections: the only source of their schemas and types.
import type { CollectionName } from '../../pages.ts';
import { biography } from '../../pages/biography/fields.ts';
import { concerts } from '../../pages/concerts/fields.ts';
import { contacts } from '../../pages/contact/fields.ts';
import { ownPages } from '../../pages/custom/fields.ts';
import { photos } from '../../pages/gallery/fields.ts';
import { prints } from '../../pages/kit/fields.ts';
import { videos } from '../../pages/media/fields.ts';
import { press } from '../../pages/press/fields.ts';
import { works } from '../../pages/works/fields.ts';
import type { EntryOf } from './collection.ts';

/** A biography as pages see it. */
export type Biography = EntryOf<typeof biography>;

/** A composition as pages see it. `audioVideo` is a link where it begins with `https`; the premiere’s `date` is a day, a month or a year. */
export type Work = EntryOf<typeof works>;

/** A concert as pages see it. `date`, `until` and `previousDate` are days, `time` is `HH:MM`. */
export type Concert = EntryOf<typeof concerts>;

/** A press item as pages see it. `date` is a day, a month or a year. */
export type PressItem = EntryOf<typeof press>;

/** A video as pages see it. `id` is the video service's; `uploaded` is `YYYY-MM-DD`. */
export type Video = EntryOf<typeof videos>;

/** A photograph as pages see it. */
export type Photo = EntryOf<typeof photos>;

/** A photograph that presenters may print, as pages see it. */
export type Print = EntryOf<typeof prints>;

/** Somebody to ask, as pages see them. */
export type Contact = EntryOf<typeof contacts>;
/** A page of one's own. `updated` is `YYYY-MM-DD`. */
export type OwnPage = EntryOf<typeof ownPages>;

/** Every collection, by the name of its folder. */
export const collections = {
  biography,
  works,
  concerts,
  press,
  videos,
  photos,
  prints,
  contacts,
  pages: ownPages,
} satisfies Readonly<Record<CollectionName, unknown>>;
