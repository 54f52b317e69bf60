/** The rows of the report that may miss a goal or have none. */
export type Row =
  | 'floor'
  | 'floorFields'
  | 'check'
  | 'compile'
  | 'cold'
  | 'warm'
  | 'changed'
  | 'growth'
  | 'memory'
  | 'start'
  | 'body'
  | 'frontMatter'
  | 'visit';

/** What stands in the way where a goal is missed, and what was tried. */
export const explanations: Readonly<Record<Row, string>> = {
  floor: '',
  floorFields: '',
  check:
    'TypeScript is stripped as the command runs, and positions are kept of every value, which gray-matter does not do.',
  compile:
    'the remark plugins for GFM and for what bodies may not hold run over every text; both environments share one compilation, and a text of words alone is not parsed to be checked.',
  cold: 'about a tenth is the floor’s own work done with more care, the rest is what the floor does not do: two bundles of every page’s data and notes, and each page rendered by React and Emotion in two languages (about 15–20 ms a page). Tried: brotli 11 kept by digest and only for what doesn’t grow (it was half of the build), one route table for all pages, one format of durations, no sizes computed for Vite’s own table. Two pages more an address less: larger pages would be cheaper, but would be over the budget of a page with texts that compress badly.',
  warm: 'loading Vite, rolldown and the plugins is all that is left; nothing is bundled, rendered or written. What draws Open Graph pictures is loaded only where one is drawn.',
  changed:
    'bodies and fields come from the cache, compressed files too, but both bundles are made again: the names of files carry digests, so that one text changes the names of all that lead to it and each page is written again. Keeping rendered pages by digest would need names without digests in the server’s bundle; it was left out, since the bundler alone is already beyond the goal.',
  growth: 'the bundler’s share grows with the number of modules.',
  memory:
    'Vite and rolldown take 480 MB for this site without any entries; the rest are the modules of the pages in both bundles. To stay below would mean to write them past the bundler.',
  start:
    'the machine was shared; most of it is Vite’s own start and the browser’s first requests for the packages.',
  body: 'the machine was shared; Vite waits for the file to be quiet and both environments are told.',
  frontMatter:
    'the machine was shared; the collection is sorted anew, and every module that shows the entry is compared.',
  visit: 'the index of a list that has a second page names it.',
};
