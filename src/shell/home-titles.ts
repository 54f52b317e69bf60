/** The name of the home page by language, which bundles get from the content instead of this module: see `build/home-titles.ts`. */
export const homeTitles: Readonly<Record<string, string>> = {};
