// What the JSON-LD of a page must say.
import { z } from 'zod';

/** A thing of a page's JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

const webPage = ['@id', 'url', 'name', 'inLanguage', 'isPartOf'];

/**
 * What each type must have, whatever an editor omits. Sources: Google Search Central on profile pages, events, image
 * metadata, articles and videos; where it requires nothing, what schema.org's own
 * examples have and this site promises.
 */
export const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['@id', 'url', 'name', 'inLanguage', 'publisher'],
  Person: ['name'],
  MusicGroup: ['name'],
  PerformingGroup: ['name'],
  WebPage: webPage,
  ProfilePage: [...webPage, 'mainEntity'],
  CollectionPage: webPage,
  ContactPage: webPage,
  ImageGallery: [...webPage, 'associatedMedia'],
  MusicComposition: ['name'],
  MusicEvent: ['name', 'startDate', 'location'],
  Event: ['name', 'startDate', 'location'],
  EducationEvent: ['name', 'startDate', 'location'],
  BroadcastEvent: ['name', 'startDate', 'location'],
  VirtualLocation: ['url'],
  Place: ['name'],
  // The town isn’t always known.
  PostalAddress: ['addressCountry'],
  Offer: ['url', 'availability'],
  ImageObject: ['@id', 'contentUrl', 'caption', 'width', 'height'],
  NewsArticle: ['headline', 'datePublished', 'author', 'url'],
  Organization: ['name'],
  ContactPoint: ['name', 'contactType'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'description', 'embedUrl'],
};

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.record(z.string(), z.unknown())),
});

/** The things of a page's JSON-LD as written. Throws where it is none. */
export function readThings(json: string): readonly Thing[] {
  return graph.parse(JSON.parse(json))['@graph'];
}

/** Every thing inside a value, the value itself included; references by `@id` alone are none. */
export function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(within)];
}

/** What a thing is. */
export function typeOf(thing: Thing): string {
  return z.string().parse(thing['@type']);
}

function isThing(value: object): value is Thing {
  return '@type' in value;
}
