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
    'starting tsx and loading zod, yaml and sharp takes 0.9 s of CPU whatever the number of entries; reading, validating and localising takes about 0.2 ms a file beyond that, and at 5,000 the goal is met but for a few hundredths.',
  compile:
    'the figure holds the whole check and its start too, and the plugins that refuse what bodies may not hold, which the floor does without; at 5,000 and on a quiet machine the goal is met (1.18 ×). One compilation serves both languages and both environments. Tried: remark-gfm only for texts with its signs (a third less), no source maps, a text of plain words not parsed to be checked.',
  cold: 'about a third is compiling, at the floor’s own price; the start is 1 s of CPU, the two bundles 1.5 s, and Open Graph pictures, fonts and the most thorough compression of what every visitor loads 2.5 s, whatever the number of entries: at 1,000 these are beyond the goal by themselves. The rest are pages: about 9 ms of CPU for each of 680, in React, Emotion and compression. Tried: data and texts past the bundler (their modules were half of the build); pages written while the next one renders; static styles written out once for each component; dates and durations formatted before rendering; brotli 5 and gzip 4 for what grows with the content; one set of Open Graph pictures for further pages. Not tried: to render in worker threads, which spends more CPU, and to write the HTML of texts without React.',
  warm: 'nothing is bundled, rendered or written: what is left, about 1 s, is the start of Vite, rolldown and the plugins. From 1,000 entries on the goal is met.',
  changed:
    'fields, texts and pages that haven’t changed are kept, but both bundles are made anew (1.5 s of CPU), which with the start is beyond the goal at 1,000. Not tried: to keep both bundles where no code has changed; what Vite’s plugins do in passing, photographs and fonts among it, would have to be told apart first.',
  growth: '',
  memory:
    'Vite and rolldown hold 450 MB for this site with 100 entries. At 5,000 the check and the compiled texts, most of it garbage that V8 has no reason to collect, make 600 MB before the bundler starts. Tried: modules past the bundler (1.5 GB before), and no finished page kept in memory.',
  start:
    'about 100 modules are asked for one round after the other, each through Vite’s transformation, beside a start of 1.0 s of Vite, its configuration and the check; Chromium starts in the same seconds. Tried: bodies of the catalogue in one module, no page’s data before it is open, packages bundled beforehand. On a quiet machine it was 3.4 s.',
  body: 'the engine’s own share is 5 ms at 1,000 entries (it was 20); the rest is the watcher, one request for the texts of the page, and React’s development build rendering all of it. On a quiet machine it was 126 to 158 ms.',
  frontMatter: 'as for a body; on a quiet machine it was 87 to 136 ms.',
  visit: 'the index of a list names the pages that there are.',
};
