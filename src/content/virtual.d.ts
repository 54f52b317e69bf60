/** The content module of the ssr environment. */
declare module 'virtual:content' {
  /** The published content in every language. */
  export const content: import('./schema/site-content.ts').SiteContent;

  /** The loaders of compiled bodies, by the value of an entry's `body`. */
  export const bodies: Readonly<
    Record<string, () => Promise<{ readonly default: import('./schema/localized.ts').Body }>>
  >;
}
