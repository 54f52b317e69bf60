import type { Picture } from './entry.ts';

/** site.yaml as pages see it. `url` is the site's own address, ending in its base path with a slash. */
export interface Site {
  readonly artist: string;
  readonly url: string;
  readonly email: { readonly general: string; readonly press: string };
  readonly social: readonly { readonly icon: 'video' | 'photos' | 'network'; readonly label: string; readonly url: string }[];
  readonly videoChannel: string;
  readonly musicInformationCentre: string;
  readonly images: { readonly hero: Picture; readonly biography: Picture };
  readonly photographsLicence?: string;
}
