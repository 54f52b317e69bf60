/** The name of the first page by language, which bundles get from the content instead of this module: see `build/first-page-titles.ts`. */
export const firstPageTitles: Readonly<Record<string, string>> = {};
