import type { Mutant } from './mutant.ts';

const spec = 'accessibility.spec.ts';
const targets = 'targets.spec.ts';

/** What makes the site usable for everybody (WCAG 2.2 AA). */
export const accessibility: readonly Mutant[] = [
  {
    id: 'contrast-of-text',
    says: 'Text has enough contrast (1.4.3).',
    file: 'src/theme/tokens.ts',
    find: "muted: '#b8b0a4',",
    replace: "muted: '#6b655c',",
    spec,
    grep: 'on contact, on a desktop',
  },
  {
    id: 'alternative-texts',
    says: 'Every image has an alternative text (1.1.1).',
    file: 'src/components/picture.tsx',
    find: 'alt={text.value}',
    replace: '',
    spec,
    grep: 'on gallery, on a desktop',
  },
  {
    id: 'targets-24',
    says: 'Targets are at least 24 px (2.5.8).',
    file: 'src/components/language-toggle.tsx',
    find: 'minBlockSize: space.target,',
    replace: 'minBlockSize: 0,',
    spec: targets,
    grep: 'are at least 24 px',
  },
  {
    id: 'targets-44',
    says: 'Targets are at least 44 px under a finger.',
    file: 'src/theme/tokens.ts',
    find: "target: '2.75rem',",
    replace: "target: '2.5rem',",
    spec: targets,
    grep: 'targets are at least 44 px on every page',
  },
  {
    id: 'targets-44-in-dialogs',
    says: 'Targets in the lightbox are at least 44 px under a finger.',
    file: 'src/components/lightbox/bar.tsx',
    find: 'minBlockSize: space.target,',
    replace: 'minBlockSize: 0,',
    spec: targets,
    grep: 'in the menu and the lightbox',
  },
  {
    id: 'focus-visible',
    says: 'The focus can be seen wherever it is (2.4.7).',
    file: 'src/theme/global.tsx',
    find: 'outline: `2px solid ${colour.brass}`, outlineOffset: 4',
    replace: "outline: 'none'",
    spec: 'keyboard.spec.ts',
    grep: 'on gallery at 390 px',
  },
  {
    id: 'focus-not-obscured',
    says: 'The header never hides what has the focus (2.4.11).',
    file: 'src/theme/global.tsx',
    find: 'scrollPaddingBlockStart: `calc(${space.header} + ${space[4]})`,',
    replace: '',
    spec: 'keyboard.spec.ts',
    grep: 'what the header covers',
  },
  {
    id: 'reflow-at-320',
    says: 'No page needs sideways scrolling at 320 px (1.4.10).',
    file: 'src/components/container.tsx',
    find: "inlineSize: '100%',",
    replace: "inlineSize: '100%',\n  minInlineSize: '21rem',",
    spec,
    grep: 'at 320 px in English',
  },
  {
    id: 'forced-colours',
    says: 'Forced colours still tell the current route from the others.',
    file: 'src/components/header.tsx',
    find: ", '& a:not([aria-current])': { border: 0 }",
    replace: '',
    spec: 'keyboard.spec.ts',
    grep: 'forced colours',
  },
];
