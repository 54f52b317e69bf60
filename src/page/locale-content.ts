import type { LoadBody, Slice } from '../content/fields/localized.ts';
import type { LanguageContent, PageEntry, SiteContent } from '../content/fields/content.ts';
import type { PageDefinition } from '../content/model.ts';
import type { AllMessagesOf, Texts } from '../content/fields/texts.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { assumeType } from '../assume-type.ts';
import type { Site } from '../settings/site.ts';
import type { MentionsModule } from './mentions.ts';

/** Everything pages are made of: the content, and how to import the bodies in it. */
export interface PageSource extends SiteContent {
  readonly site: Site;
  /** When the day of the build begins in the artist's time zone: `2027-02-01T00:00:00+01:00`. */
  readonly builtAt: string;
  readonly loadBody: LoadBody;
  readonly pages: readonly SitePage[];
  /** Imports of the `mentions.ts` of rooms. */
  readonly mentions: readonly (() => Promise<MentionsModule<LocaleContent>>)[];
}

/** A page of the site, with the text of links to it. */
export interface SitePage extends PageDefinition {
  /** The key of the interface text that is its name in lists of pages. */
  readonly linkTitle?: string;
  /** Its type in structured data. */
  readonly type: string;
}

/** The content in the language of a page. */
export interface LocaleContent extends LanguageContent, Omit<PageSource, 'languages'> {
  readonly locale: Locale;
  /** The interface texts that a room declares. */
  readonly messagesFor: <Declared extends Texts>(texts: Declared) => AllMessagesOf<Declared>;
  /** The collections in the original language, for comparison with partial translations. */
  readonly originals: LanguageContent['collections'];
  /** The artist's names in other languages that differ from `site.artist`, the name in this one. */
  readonly otherNames: readonly string[];
}

/** The content in a language, the same object until the content changes. Throws if there is none. */
export function localeContent(source: PageSource, locale: Locale): LocaleContent {
  const cache = localeContents.get(source) ?? new Map<Locale, LocaleContent>();
  localeContents.set(source, cache);
  const { languages, ...shared } = source;
  const [localized, original] = [languages.get(locale), languages.get(defaultLocale)];
  if (!localized || !original) throw new RangeError(`There is no content in \`${locale}\`.`);
  const names = [...languages.values()].map((language) => artistNameIn(language, source));
  const artist = artistNameIn(localized, source);
  const content = cache.get(locale) ?? {
    locale,
    ...shared,
    site: { ...source.site, artist },
    otherNames: [...new Set(names)].filter((name) => name !== artist),
    originals: original.collections,
    ...localized,
    messagesFor: () => assumeType(localized.messages),
  };
  cache.set(locale, content);
  return content;
}

/** The artist's name in a language: that of site.yaml, unless messages.yaml has another. */
function artistNameIn({ messages }: LanguageContent, { site }: PageSource): string {
  return messages['site.artist']?.value ?? site.artist;
}

/** The content in a language, with interface texts that the site doesn't set in it marked as the original's. */
export function markFallbackTexts(content: LocaleContent): LocaleContent {
  const messages = Object.fromEntries(
    Object.entries(content.messages).map(([key, text]) => {
      const isCustom = content.customTexts.has(key);
      return [key, isCustom ? text : { ...text, lang: defaultLocale }] as const;
    }),
  );
  return { ...content, messages, messagesFor: () => assumeType(messages) };
}

const localeContents = new WeakMap<PageSource, Map<Locale, LocaleContent>>();

/** The slice of a collection at a subpath: its number, empty for the first. Throws if there is none. */
export function sliceOf<Entry>(slices: readonly Slice<Entry>[], subpath: string): Slice<Entry> {
  const slice = slices[Number(subpath || 1) - 1];
  if (!slice) throw new RangeError(`There is no page ${subpath}.`);
  return slice;
}

export function entriesOf<Entry>(slices: readonly Slice<Entry>[]): readonly Entry[] {
  return slices.flatMap(({ entries }) => entries);
}

/** The entries with some slugs, in the order of these. */
export function entriesBySlug<Entry extends PageEntry>(
  slices: readonly Slice<Entry>[],
  slugs: readonly string[] = [],
): Entry[] {
  return slugs.flatMap((slug) => entriesOf(slices).filter((entry) => entry.slug === slug));
}

/** The `href` of an address, below the path of the site's URL. */
export function hrefIn({ site }: LocaleContent, address: string): string {
  return new URL(site.url).pathname.slice(0, -1) + address;
}
