import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../commands/run.mjs';
import { assumeType } from '../../src/assume-type.ts';
import { rooms } from '../../src/pages/all.ts';
import type { Room } from '../../src/page/room.ts';
import type { AllMessagesOf } from '../../src/content/fields/texts.ts';
import type { siteTexts } from '../../src/page/texts.ts';
import type { texts as biography } from '../../src/pages/biography/texts.ts';
import type { texts as concerts } from '../../src/pages/concerts/texts.ts';
import type { texts as contact } from '../../src/pages/contact/texts.ts';
import type { texts as custom } from '../../src/pages/custom/texts.ts';
import type { texts as gallery } from '../../src/pages/gallery/texts.ts';
import type { texts as home } from '../../src/pages/home/texts.ts';
import type { texts as kit } from '../../src/pages/kit/texts.ts';
import type { texts as media } from '../../src/pages/media/texts.ts';
import type { texts as notFound } from '../../src/pages/not-found/texts.ts';
import type { texts as press } from '../../src/pages/press/texts.ts';
import type { texts as recordings } from '../../src/pages/recordings/texts.ts';
import type { texts as repertoire } from '../../src/pages/repertoire/texts.ts';
import type { texts as works } from '../../src/pages/works/texts.ts';
import type { texts as work } from '../../src/pages/works/work/texts.ts';
import type { Locale } from '../../src/locales.ts';
import { readSettings } from '../../src/settings/read-settings.ts';

type SiteTexts =
  | typeof siteTexts
  | typeof biography
  | typeof concerts
  | typeof contact
  | typeof custom
  | typeof gallery
  | typeof home
  | typeof kit
  | typeof media
  | typeof notFound
  | typeof press
  | typeof recordings
  | typeof repertoire
  | typeof works
  | typeof work;

/** The name of a page that menus list without naming it. */
export type PageId = Exclude<NameIn<NonNullable<SiteTexts['title']>>, 'works'>;

type NameIn<Key extends string> = Key extends `nav.${infer Name}` ? Name : never;

/** The key of an interface text. */
type MessageKey = keyof AllMessagesOf<SiteTexts>;

/** A language of the site, as tests see it. */
export interface Language {
  readonly id: Locale;
  readonly name: string;
  /** An interface text, English where it isn't translated. */
  readonly text: (key: MessageKey) => string;
  /** The address of a page. */
  readonly address: (page: PageId) => string;
}

const content = 'tests/site/content';
const folder = join(root, content);

/** The languages that its site.yaml names. */
const locales = readSettings(content).languages;
const defaultLocale = locales[0].id;

/** The pages of the site, in the order of the navigation. */
export const pageIds = assumeType<readonly PageId[]>(
  rooms.filter(hasListedPage).map(({ name }) => name),
);

const messagesFile = z.record(z.string(), z.record(z.string(), z.string()));
const messages = new Map(locales.map(({ id }) => [id, readMessages(id)]));

/** Both languages. */
export const languages: readonly Language[] = locales.map(({ id, name, prefix }) => ({
  id,
  name,
  text: (key) => find(id, key) || find(defaultLocale, key),
  address: (page) => (page === 'home' ? prefix || '/' : `${prefix}/${page}`),
}));

/** English, for behaviour that is the same in both. */
export const english = languageOf('en');

/** The language of an id. */
export function languageOf(id: Locale): Language {
  const found = languages.find((language) => language.id === id);
  if (!found) throw new Error(`There is no language \`${id}\`.`);
  return found;
}

/** The site's site.yaml, as far as tests need it. */
export const site = z
  .object({
    artist: z.string(),
    email: z.object({ general: z.string(), press: z.string() }),
  })
  .parse(parse(readFileSync(join(folder, 'site.yaml'), 'utf8')));

/** The title of a page, as the specification composes it. */
export function titleOf(page: PageId, { text }: Language): string {
  return page === 'home'
    ? `${site.artist} — ${text('site.subtitle')}`
    : `${text(`nav.${page}`)} — ${site.artist}`;
}

function hasListedPage({ page }: Room): boolean {
  const needed = page?.list === undefined ? page?.shows : [page.list];
  const isFilled = (name: string) => existsSync(join(folder, defaultLocale, name));
  return page?.isListed === true && (!needed || needed.some(isFilled));
}

/** The widths at which layout matters: a phone, a tablet, a desktop. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

function readMessages(id: Locale) {
  const file = join(folder, id, 'messages.yaml');
  if (!existsSync(file)) return {};
  const withoutStamp = (key: unknown, value: unknown) => (key === 'translates' ? undefined : value);
  return messagesFile.parse(parse(readFileSync(file, 'utf8'), withoutStamp));
}

function find(id: Locale, key: MessageKey): string {
  const [group = '', name = ''] = key.split('.');
  return messages.get(id)?.[group]?.[name] ?? '';
}
