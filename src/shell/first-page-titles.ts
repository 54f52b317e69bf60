/** The title of the first page, keyed by locale. Bundles replace this module: see `build/first-page-titles.ts`. */
export const firstPageTitles: Readonly<Record<string, string>> = {};
