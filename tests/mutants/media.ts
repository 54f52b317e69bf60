import type { Mutant } from './mutant.ts';

const page = 'src/routes/media.tsx';
const player = 'src/routes/media/video-player.tsx';
const spec = 'media.spec.ts';
const parts = 'links to the video channel and shows four videos';

/** The media page and its players. */
export const media: readonly Mutant[] = [
  {
    id: 'media-channel',
    says: 'A button links to the artist’s video channel.',
    file: page,
    find: 'href={site.videoChannel}',
    replace: 'href={site.musicInformationCentre}',
    spec,
    grep: parts,
  },
  {
    id: 'media-four-videos',
    says: 'The media page has 4 videos.',
    file: page,
    find: '{videos.map(',
    replace: '{videos.slice(0, 3).map(',
    spec,
    grep: parts,
  },
  {
    id: 'media-description',
    says: 'Each player has a description.',
    file: player,
    find: '<Text of={description} as={Description} />',
    replace: '',
    spec,
    grep: parts,
  },
  {
    id: 'media-embed-address',
    says: 'The embed address is built from the video’s id.',
    file: player,
    find: 'encodeURIComponent(id)',
    replace: 'encodeURIComponent(id.toLowerCase())',
    spec,
    grep: parts,
  },
  {
    id: 'media-nothing-asked',
    says: 'Nothing is asked of the video service before play is pressed.',
    file: player,
    find: 'srcDoc={cover}',
    replace: '',
    spec,
    grep: 'and only then asks the service',
  },
  {
    id: 'media-in-place',
    says: 'A video plays in its place on the page.',
    file: 'src/routes/media/cover.ts',
    find: '<a href=',
    replace: '<a target="_top" href=',
    spec,
    grep: 'plays in place once play is pressed',
  },
  {
    id: 'media-one-column',
    says: 'The players stand in 1 column on small screens.',
    file: page,
    find: "display: 'grid',",
    replace: "display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',",
    spec,
    grep: 'stand in 1 column',
  },
  {
    id: 'media-two-columns',
    says: 'The players stand in 2 columns on wide screens.',
    file: page,
    find: "[from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },",
    replace: '',
    spec,
    grep: 'stand in 1 column',
  },
];
