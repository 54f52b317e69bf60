// What each collection holds: schemas in, types out. The only source of both.
import type { Localized, Picture } from './entry.ts';

/** A biography as pages see it. */
export interface Biography {
  readonly slug: string;
  readonly order: number;
  readonly image: Picture;
  readonly title: Localized;
  readonly heading: Localized;
  readonly summary: Localized;
  readonly alt: Localized;
}

/** A first performance. `date` is `YYYY-MM-DD`. */
export interface Premiere {
  readonly date: string;
  readonly venue: Localized;
  readonly place: Localized;
  readonly performers?: Localized;
}

/** A composition as pages see it. `duration` is in seconds; `audioVideo` is playable where it starts with `https`. */
export interface Work {
  readonly slug: string;
  readonly group: 'orchestra' | 'soloists-and-orchestra' | 'ensemble' | 'solo';
  readonly year: number;
  readonly duration: number;
  readonly audioVideo?: string;
  readonly scoring?: string;
  readonly title: Localized;
  readonly instrumentation: Localized;
  readonly premiere?: Premiere;
}

/** A press item as pages see it. `date` is `YYYY-MM-DD`. */
export interface PressItem {
  readonly slug: string;
  readonly type: 'article' | 'video' | 'radio';
  readonly publication: string;
  readonly date: string;
  readonly url: string;
  readonly image: Picture;
  readonly title: Localized;
  readonly summary: Localized;
  readonly alt: Localized;
}

/** A video as pages see it. `id` is the video service's; `uploaded` is `YYYY-MM-DD`. */
export interface Video {
  readonly slug: string;
  readonly order: number;
  readonly id: string;
  readonly poster: Picture;
  readonly uploaded?: string;
  readonly title: Localized;
  readonly description: Localized;
}

/** A photograph as pages see it. */
export interface Photo {
  readonly slug: string;
  readonly order: number;
  readonly image: Picture;
  readonly credit?: string;
  readonly alt: Localized;
  readonly caption: Localized;
}
