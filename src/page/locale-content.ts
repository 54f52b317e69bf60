import type { LoadBody, Slice } from '../content/fields/localized.ts';
import type { LanguageContent, PageEntry, SiteContent } from '../content/fields/content.ts';
import type { PageDefinition } from '../content/model.ts';
import type { AllMessagesOf, Texts } from '../content/fields/texts.ts';
import { defaultLocale, type Locale } from '../locales.ts';
import { assumeType } from '../assume-type.ts';
import type { Site } from '../settings/site.ts';
import type { MentionsModule } from './mentions.ts';

/** All that pages are made of: the content, and how to import the bodies in it. */
export interface PageSource extends SiteContent {
  readonly site: Site;
  /** The day of the build, as the time at which it begins in the artist's zone: `2027-02-01T00:00:00+01:00`. */
  readonly builtAt: string;
  readonly loadBody: LoadBody;
  readonly pages: readonly SitePage[];
  /** The imports of what rooms tell of entries of others. */
  readonly mentions: readonly (() => Promise<MentionsModule<LocaleContent>>)[];
}

/** A page, with what links to it say. */
export interface SitePage extends PageDefinition {
  /** The key of the interface text that is its name in lists of pages. */
  readonly linkTitle?: string;
  /** Its type in structured data. */
  readonly type: string;
}

/** The content in the language of a page. */
export interface LocaleContent extends LanguageContent, Omit<PageSource, 'languages'> {
  readonly locale: Locale;
  /** The interface texts of a room, by their declaration. */
  readonly messagesFor: <Declared extends Texts>(texts: Declared) => AllMessagesOf<Declared>;
  /** The collections in the original language, with which what is partly translated is compared. */
  readonly originals: LanguageContent['collections'];
  /** The artist's names in other languages, as far as they differ from `site.artist`, which is that in this one. */
  readonly otherNames: readonly string[];
}

/** The content in a language, one object for as long as the content is one. Throws where there is none. */
export function localeContent(source: PageSource, locale: Locale): LocaleContent {
  const cache = localeContents.get(source) ?? new Map<Locale, LocaleContent>();
  localeContents.set(source, cache);
  const { languages, ...shared } = source;
  const [localized, original] = [languages.get(locale), languages.get(defaultLocale)];
  if (!localized || !original) throw new RangeError(`There is no content in \`${locale}\`.`);
  const names = [...languages.values()].map((each) => artistIn(each, source));
  const artist = artistIn(localized, source);
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

/** The artist's name in a language: that of site.yaml, unless the language has its own. */
function artistIn({ messages }: LanguageContent, { site }: PageSource): string {
  return messages['site.artist']?.value ?? site.artist;
}

/** The content in a language, in which each interface text that the site itself doesn't word there is of the original. */
export function markFallbackTexts(content: LocaleContent): LocaleContent {
  const messages = Object.fromEntries(
    Object.entries(content.messages).map(([key, text]) => {
      const isOwn = content.customTexts.has(key);
      return [key, isOwn ? text : { ...text, lang: defaultLocale }] as const;
    }),
  );
  return { ...content, messages, messagesFor: () => assumeType(messages) };
}

const localeContents = new WeakMap<PageSource, Map<Locale, LocaleContent>>();

/** The page of a collection that a part shows: its number, empty for the first. Throws where there is none. */
export function sliceOf<Entry>(pages: readonly Slice<Entry>[], subpath: string): Slice<Entry> {
  const page = pages[Number(subpath || 1) - 1];
  if (!page) throw new RangeError(`There is no page ${subpath}.`);
  return page;
}

export function entriesOf<Entry>(pages: readonly Slice<Entry>[]): readonly Entry[] {
  return pages.flatMap(({ entries }) => entries);
}

/** The entries of some names, in the order of these. */
export function entriesBySlug<Entry extends PageEntry>(
  pages: readonly Slice<Entry>[],
  names: readonly string[] = [],
): Entry[] {
  return names.flatMap((name) => entriesOf(pages).filter(({ slug }) => slug === name));
}

/** The `href` of an address. The site's own URL holds the path that it lies below. */
export function hrefIn({ site }: LocaleContent, address: string): string {
  return new URL(site.url).pathname.slice(0, -1) + address;
}
