/** What the plugin serves to the ssr environment. */
declare module 'virtual:content' {
  /** Everything that is published, in every language. */
  export const content: import('./schema/site-content.ts').SiteContent;

  /** The compiled texts of entries, by the path that an entry's `body` names. */
  export const bodies: Readonly<
    Record<string, () => Promise<{ readonly default: import('./schema/localized.ts').Body }>>
  >;
}
