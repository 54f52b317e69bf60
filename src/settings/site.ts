// The fields of site.yaml, with the types that their declaration implies.
import type { Content, SiteContent } from '../content/fields/content.ts';
import type { PresentedOf } from '../content/fields/collection.ts';
import { assumeType } from '../assume-type.ts';
import type { siteSchema } from './fields.ts';

/** site.yaml as pages see it: `url` ends in a slash. */
export type Site = PresentedOf<(typeof siteSchema)['shape'], undefined>;

/** site.yaml as it is read, without its pictures. */
export type SiteFields = Omit<Site, 'images'>;

/** The fields of site.yaml, if it is valid. */
export function siteFieldsOf({ site }: Content): SiteFields | undefined {
  return site && assumeType<SiteFields>(site);
}

/** The fields of site.yaml as pages see them. */
export function siteOf({ site }: Pick<SiteContent, 'site'>): Site {
  return assumeType<Site>(site);
}
