import type { Mutant } from './mutant.ts';

const grid = 'src/routes/gallery/photo-grid.tsx';
const spec = 'gallery.spec.ts';
const columns = 'has 2, 3 or 4 columns';

/** The gallery. */
export const gallery: readonly Mutant[] = [
  {
    id: 'gallery-eleven',
    says: 'The gallery shows 11 photographs.',
    file: grid,
    find: '{photos.map(',
    replace: '{photos.slice(1).map(',
    spec,
    grep: 'shows 11 photographs',
  },
  {
    id: 'gallery-two-columns',
    says: 'The gallery has 2 columns on small screens.',
    file: grid,
    find: '...masonry(fewestColumns),',
    replace: '...masonry(1),',
    spec,
    grep: columns,
  },
  {
    id: 'gallery-three-columns',
    says: 'The gallery has 3 columns on medium screens.',
    file: grid,
    find: '[from.medium]: masonry(3),',
    replace: '',
    spec,
    grep: columns,
  },
  {
    id: 'gallery-four-columns',
    says: 'The gallery has 4 columns on wide screens.',
    file: grid,
    find: '[from.large]: masonry(mostColumns),',
    replace: '',
    spec,
    grep: columns,
  },
  {
    id: 'gallery-masonry',
    says: 'The gallery is a masonry grid.',
    file: 'src/routes/gallery/masonry.ts',
    find: 'gridRowEnd: `span ${Math.round((rowsPerColumn * height) / width) + gutter}`,',
    replace: 'gridRowEnd: `span ${rowsPerColumn + 0 * (width + height)}`,',
    spec,
    grep: columns,
  },
  {
    id: 'gallery-grayscale',
    says: 'The photographs are grayscale.',
    file: grid,
    find: "filter: 'grayscale(1)',",
    replace: '',
    spec,
    grep: 'is grayscale and takes colour',
  },
  {
    id: 'gallery-colour',
    says: 'A photograph shows its colour on hover.',
    file: grid,
    find: "[when.hover]: { '&:hover img': { filter: 'grayscale(0)' } },",
    replace: '',
    spec,
    grep: 'is grayscale and takes colour',
  },
];
