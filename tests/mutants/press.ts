import type { Mutant } from './mutant.ts';

const page = 'src/routes/press.tsx';
const entry = 'src/routes/press/press-entry.tsx';
const spec = 'press.spec.ts';
const list = 'lists 13 items, the newest first';
const parts = 'gives each item an image';
const kinds = 'names the kind of each item';

/** The press page. */
export const press: readonly Mutant[] = [
  {
    id: 'press-thirteen',
    says: 'The press page lists 13 items.',
    file: page,
    find: '{press.entries.map(',
    replace: '{press.entries.slice(0, 12).map(',
    spec,
    grep: list,
  },
  {
    id: 'press-newest-first',
    says: 'The newest press item comes first.',
    file: page,
    find: '{press.entries.map(',
    replace: '{press.entries.toReversed().map(',
    spec,
    grep: list,
  },
  {
    id: 'press-publication',
    says: 'Each press item names its publication.',
    file: entry,
    find: '<Publication>{publication}</Publication>',
    replace: '',
    spec,
    grep: parts,
  },
  {
    id: 'press-summary',
    says: 'Each press item shows its summary.',
    file: entry,
    find: '<Text of={item.summary} as={Summary} />',
    replace: '',
    spec,
    grep: parts,
  },
  {
    id: 'press-link',
    says: 'Each press item links to its own coverage.',
    file: 'src/routes/press/press-link.tsx',
    find: '<Link href={url}>',
    replace: '<Link href="https://example.org/">',
    spec,
    grep: parts,
  },
  {
    id: 'press-kind',
    says: 'Each press item says whether it is an article, a video or radio.',
    file: entry,
    find: '<Text of={messages[`press.${type}`]} />',
    replace: '',
    spec,
    grep: kinds,
  },
  {
    id: 'press-watch-or-read',
    says: 'Videos are watched, articles and radio are read.',
    file: 'src/routes/press/press-link.tsx',
    find: "type === 'video' ?",
    replace: "type !== 'article' ?",
    spec,
    grep: kinds,
  },
  {
    id: 'press-icon',
    says: 'Video and radio items show an icon.',
    file: entry,
    find: "{type !== 'article' &&",
    replace: "{type === 'video' &&",
    spec,
    grep: kinds,
  },
];
