/**
 * What the content plugin serves. Every collection module has one `load`, which downloads one
 * page of one language. Types come from the schemas in collections.ts.
 */
declare module 'virtual:content/biography' {
  type Locale = import('../locales.ts').Locale;
  /** The three biographies in order, without their texts. */
  export const load: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Page<import('./schema/collections.ts').Biography>>;
  /** The texts, by slug. */
  export const loadBodies: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Bodies>;
}

declare module 'virtual:content/works' {
  type Locale = import('../locales.ts').Locale;
  /** The catalogue in order of group, then year, without notes. */
  export const load: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Page<import('./schema/collections.ts').Work>>;
  /** The notes, by slug, of the works that have any. */
  export const loadBodies: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Bodies>;
}

declare module 'virtual:content/press' {
  type Locale = import('../locales.ts').Locale;
  /** The press items, newest first. */
  export const load: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Page<import('./schema/collections.ts').PressItem>>;
}

declare module 'virtual:content/videos' {
  type Locale = import('../locales.ts').Locale;
  /** The videos in order. */
  export const load: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Page<import('./schema/collections.ts').Video>>;
}

declare module 'virtual:content/photos' {
  type Locale = import('../locales.ts').Locale;
  /** The photographs in order. */
  export const load: (
    locale: Locale,
    page?: number,
  ) => Promise<import('./schema/localized.ts').Page<import('./schema/collections.ts').Photo>>;
}

declare module 'virtual:content/messages' {
  type Locale = import('../locales.ts').Locale;
  /** The interface texts of a language. */
  export const load: (locale: Locale) => Promise<import('./schema/messages.ts').Messages>;
}

declare module 'virtual:content/site' {
  /** What is the same in every language: the artist, addresses, social links. */
  export const site: import('./schema/site.ts').Site;
}

declare module 'virtual:content/source' {
  /** Says where the other modules of a build get content from, before any page is rendered. */
  export const supply: (source: import('./source.ts').ContentSource) => void;
}

/** What the plugin serves to the ssr environment. */
declare module 'virtual:content' {
  /** Everything that is published, in every language. */
  export const content: import('./schema/site-content.ts').SiteContent;

  /** The compiled texts of entries, by the path that an entry's `body` names. */
  export const bodies: Readonly<
    Record<string, () => Promise<{ readonly default: import('./schema/localized.ts').Body }>>
  >;
}
