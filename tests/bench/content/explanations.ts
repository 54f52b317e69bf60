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
    'starting tsx and loading zod, yaml and sharp takes most of it, about 1 s of CPU whatever the number of entries; reading, validating and localising 1,000 entries takes about 0.4 s, and at 5,000 the goal is met.',
  compile:
    'the figure holds the whole check too, and remark-gfm and the plugins that refuse what bodies may not hold, which the floor does without. One compilation serves both languages and both environments, and a text of plain words is not parsed to be checked.',
  cold: 'at 1,000 entries, beyond the start (1.6 s) and the floor’s own work, the client bundle takes about 1.5 s of CPU, the server’s 0.6 s, rendering 146 pages 3 s (about 20 ms a page in React and Emotion), compressing 1.2 s. Tried: brotli 11 only for what does not grow, kept by digest (compression was about half of the build); one route table for all pages; one format of durations for all works; no sizes computed for Vite’s own table. Not tried: to write the data and notes of pages past the bundler. Pages of 100 works were cheaper (22 pages instead of 146), but weighed 38 kB of HTML where 20 kB are allowed.',
  warm: 'nothing is bundled, rendered or written: what is left, 1.4 to 1.6 s, is the start of Vite, rolldown and the plugins. What draws Open Graph pictures is loaded only where one is drawn, which saved 0.15 s. At 5,000 entries the goal is met.',
  changed:
    'fields, bodies and compressed files come from caches, but both bundles are made and every page is rendered again: file names carry digests, so that one text changes the names of all that lead to it. Keeping rendered pages by digest was thought through and left out: the start and the two bundles alone are beyond the goal.',
  growth: 'the bundler’s share grows with the number of modules.',
  memory:
    'Vite and rolldown take 480 MB for this site with 100 entries. At 5,000 the compiled texts and the check hold 650 MB before the bundler starts, and the modules of 1,400 pages in both bundles the rest. Not tried: to write them past the bundler.',
  start:
    'measured with the packages bundled and content checked by an earlier run, while other programs kept both processors busy (load 8): no figure of a quiet machine, and no plain Vite beside it to compare with.',
  body: 'measured on the same busy machine, where timers and file events come late. It does grow with N, which it should not; the cause has not been profiled. Suspected: after each save the findings of all files are sorted and compared again.',
  frontMatter:
    'as for a body; suspected besides: the collection is sorted and divided into pages anew, and every loaded module is emitted again.',
  visit: 'the index of a list names the pages that there are.',
};
