// The one list of what a site holds, in the order of its menu.
import type { Room } from '../site/room.ts';
import { biography } from './biography/biography.ts';
import { concerts } from './concerts/concerts.ts';
import { contact } from './contact/contact.ts';
import { custom } from './custom/custom.ts';
import { gallery } from './gallery/gallery.ts';
import { home } from './home/home.ts';
import { kit } from './kit/kit.ts';
import { media } from './media/media.ts';
import { notFound } from './not-found/not-found.ts';
import { press } from './press/press.ts';
import { works } from './works/works.ts';

/** The rooms of the site. */
export const rooms: readonly Room[] = [
  home,
  biography,
  works,
  concerts,
  gallery,
  media,
  press,
  contact,
  kit,
  custom,
  notFound,
];
