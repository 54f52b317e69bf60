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
    'the start, which loads tsx, zod, yaml and sharp, is 2.5 s of CPU whatever the number of entries; reading, validating and localising takes about 0.4 ms a file beyond that.',
  compile:
    'a body is parsed with tables and autolinks and looked at by every rule for bodies, which the floor does without, and what it came to is kept in a file. It is compiled in the build only.',
  cold: 'at 100 entries nearly all of it is the start, the two bundles, the pictures of link previews and the kit. At 5,000 the check, the texts, which are compiled and bundled for the prerender, and 1,212 pages in React, Emotion and the router take about as long as one another. Tried: one file for all texts of the server’s bundle (a fifth less than one each); files read and written without waiting in turn. Not tried: to check and compile a text in one pass; worker threads, which spend more CPU.',
  warm: 'texts and pages come from the cache, but both bundles are made anew.',
  changed:
    'texts and pages that haven’t changed come from the cache, but both bundles are made anew, and so are the data of every page, by which it is found in the cache.',
  growth: '',
  memory:
    'rolldown and the server’s bundle hold all compiled texts, beside garbage of their compilation that V8 has no reason to collect.',
  start:
    'the server answers after about 2 s. The browser then asks for 105 modules, one round after the other, each through Vite’s transformation, and shares the processors with it. Tried: Vite’s `warmup`, which changes nothing where the page is opened at once.',
  body: 'the engine’s own share at 1,000 entries is about 120 ms; then Vite loads all content anew as one module, and React’s development build renders the page. On the site as it ships it is about 90 ms.',
  frontMatter: 'as for a body.',
  visit: 'the index of a list names the pages that there are.',
};
