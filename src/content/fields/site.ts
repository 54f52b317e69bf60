// The schema and the type of site.yaml.
import { z } from 'zod';
import { locales } from '../../locales.ts';
import { email } from './addresses.ts';
import type { Shown } from './collection.ts';
import { address, choice, flag, image, integer, pattern, scalar, text } from './scalars.ts';
import { pageNames } from './lists.ts';
import { hintOnAddress, isSecureAddress } from './secure-address.ts';
import { timeZone } from './places.ts';
import { date } from './times.ts';

const { exactOptional, strictObject } = z;

/** The signs of profiles: what they show, or the names of networks. */
const signs = [
  'video',
  'photos',
  'network',
  'bluesky',
  'facebook',
  'flickr',
  'instagram',
  'linkedin',
  'mastodon',
  'threads',
  'tiktok',
  'vimeo',
  'x',
  'youtube',
] as const;

/** The schema of site.yaml. */
export const siteSchema = strictObject({
  artist: text('the name of the artist', 'Anaïs Musician'),
  kind: exactOptional(choice(['person', 'group'])),
  members: exactOptional(
    z.array(
      strictObject({
        name: text('a name', 'Ada Musician'),
        instrument: exactOptional(inEachLanguage('Violin')),
      }),
    ),
  ),
  url: ownAddress(),
  email: strictObject({ general: email(), press: exactOptional(email()) }),
  social: exactOptional(
    z.array(strictObject({ icon: exactOptional(choice(signs)), label: text(), url: address() })),
  ),
  videoChannel: exactOptional(address()),
  musicInformationCentre: exactOptional(address()),
  menu: exactOptional(pageNames()),
  footer: exactOptional(pageNames()),
  legal: exactOptional(pageNames()),
  newsletter: exactOptional(address('https://example.org/newsletter')),
  images: strictObject({
    hero: image(),
    heroPortrait: exactOptional(image()),
    biography: image(),
    gallery: exactOptional(image()),
    contact: exactOptional(image()),
  }),
  form: exactOptional(formAddress()),
  fields: exactOptional(z.array(strictObject({ name: fieldName(), value: text() }))),
  repository: exactOptional(repository()),
  photographsLicence: exactOptional(address('https://creativecommons.org/licenses/by/4.0/')),
  biographyUpdated: exactOptional(date()),
  copyrightYear: exactOptional(integer({ from: 1900, to: 2200, example: '2026' })),
  timeZone: exactOptional(timeZone()),
});

/** site.yaml as pages see it: `url` ends in a slash, `kind` defaults to `person`. */
export type Site = Shown<Omit<z.output<typeof siteSchema>, 'kind'>> & {
  readonly kind: 'person' | 'group';
};

/**
 * The site's URL, normalised; nothing where it isn't an absolute `http` or `https` URL.
 * @example siteUrl('https://example.org/ines') // => 'https://example.org/ines/'
 */
export function siteUrl(source: string): string | undefined {
  if (!/^https?:\/\/[^\s\\]+$/.test(source) || !URL.canParse(source)) return undefined;
  const { origin, pathname, search, hash, username } = new URL(source);
  if (search || hash || username) return undefined;
  return origin + pathname.replace(/\/*$/, '/');
}

function ownAddress() {
  const form = /^https?:\/\/[^\s\\?#@]+$/;
  const expected = "the site's own address, which begins with `https://` and holds no `?` or `#`";
  const example = 'https://example.org/';
  return scalar({
    kind: 'notation',
    expected,
    example,
    pattern: form.source,
    parse: (source) => (form.test(source) && siteUrl(source) ? source : undefined),
    hint: hintOnAddress,
  });
}

/** A text by the id of its language; only the original's is needed. */
function inEachLanguage(example: string) {
  const own = () => text('a text', example);
  const texts = locales.map(
    ({ id }, index) => [id, index === 0 ? own() : exactOptional(own())] as const,
  );
  return strictObject(Object.fromEntries(texts));
}

/** Where the contact form is posted to; `netlify` stands for the host of the site itself. */
function formAddress() {
  // The policy of every page names the origin, which holds none of its signs.
  const origin = /^https:\/\/[\w.-]+(?:[:/?#]|$)/;
  return scalar({
    kind: 'address',
    expected: 'an address that starts with `https://`, or `netlify`',
    example: 'https://forms.example.org/abcd',
    pattern: '^(?:netlify$|https://.)',
    parse: (source) => {
      const isAddress = origin.test(source) && isSecureAddress(source);
      return source === 'netlify' || isAddress ? source : undefined;
    },
    hint: hintOnAddress,
  });
}

/** The name of a value that a form service asks for; those of the form itself are taken. */
function fieldName() {
  return pattern(
    /^(?!(?:name|email|subject|message|submit|reset|form-name|_gotcha)$)[\w.-]+$/,
    'a name of letters, digits, `_`, `-` and `.`, which the form has no field of',
    'access_key',
  );
}

/** The Git repository that the editor in a browser writes to. */
function repository() {
  const name = pattern(
    /^[\w.-]+(?:\/[\w.-]+)+$/,
    'the owner and the name of the repository',
    'ada-musician/website',
  );
  return strictObject({
    host: choice(['github', 'gitlab', 'gitea']),
    name,
    branch: exactOptional(text('the name of a branch', 'main')),
    url: exactOptional(address('https://git.example.org/')),
    signIn: exactOptional(address('https://sign-in.example.org/')),
    app: exactOptional(text('the id of an application', '0123abcd')),
    review: exactOptional(flag()),
  });
}
