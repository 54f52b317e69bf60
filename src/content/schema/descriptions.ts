// The descriptions of fields that editors read, in new files and while typing.
import type { CollectionName } from './collections.ts';

/** A sentence for every field, by collection and dotted name. */
export const descriptions = {
  biography: {
    order: 'The place of its tab.',
    image: 'The portrait beside the text.',
    title: 'The words on the tab, and above the card on the home page.',
    heading: 'The heading of the text.',
    summary: 'Two lines for the card on the home page.',
    alt: 'What the portrait shows, for those who can’t see it.',
    medium: 'The text for presenters in about 150 words, in one paragraph.',
    short: 'The text for presenters in about 60 words, in one paragraph.',
    worksFor:
      'The orchestra, school or house that the artist works for, as search engines are told.',
    award: 'A prize that the text names, as search engines are told.',
    body: 'The text, in Markdown.',
  },
  works: {
    group: 'Where it stands in the catalogue.',
    year: 'The year or years in which it was written; without it the page says “undated”.',
    revised: 'The year or years of its revision.',
    inProgress: 'Whether it is still being written; it then comes first in its group.',
    duration: 'How long it lasts; leave it out where that isn’t known.',
    audioVideo: 'Where it can be seen or heard.',
    scoring: 'Its instruments in the shorthand of publishers, as it is to be shown.',
    publisher: 'Who publishes it.',
    'publisher.name': 'The name of the publisher.',
    'publisher.url': 'Where it can be bought or hired.',
    premiere:
      'Its first performance, with as much of it as is known; leave it out while there hasn’t been one.',
    'premiere.date': 'When it was.',
    'premiere.venue': 'The hall.',
    'premiere.place': 'The town.',
    'premiere.performers': 'Who played.',
    title: 'The name of the work.',
    subtitle: 'What stands below the title, such as its occasion or a second author.',
    movements: 'The titles of its movements, each with its number if it is to have one.',
    text: 'Who wrote the words.',
    instrumentation: 'Its instruments in words.',
    commissionedBy: 'Who commissioned it.',
    dedicatedTo: 'To whom it is dedicated.',
    performances: 'Further performances worth naming.',
    body: 'A remark on the work, in Markdown.',
  },
  press: {
    type: 'What it is; a video has “watch video” as its link, the others “read article”.',
    publication: 'The paper, channel or station.',
    date: 'When it appeared; the newest comes first.',
    url: 'Where to read, watch or hear it; without it there is no link.',
    image: 'The picture beside it; without one, the publication’s name stands in its place.',
    title: 'The headline.',
    summary: 'A sentence or two on what it says.',
    quote: 'A sentence from it that may be set large, without quotation marks.',
    alt: 'What the picture shows, for those who can’t see it.',
  },
  videos: {
    order: 'Its place on the page.',
    id: 'Which video it is.',
    poster: 'The picture that is shown until somebody presses play.',
    uploaded: 'The day on which it was published there.',
    title: 'What is played.',
    description: 'A sentence on it, such as who plays, and where.',
  },
  photos: {
    order: 'Its place in the gallery.',
    image: 'The photograph.',
    credit: 'Who took it.',
    alt: 'What it shows, for those who can’t see it.',
    caption: 'The line below it when it is enlarged.',
  },
  prints: {
    order: 'Its place in the kit for presenters.',
    image: 'The photograph, as large as there is one.',
    credit: 'Who took it.',
    alt: 'What it shows, for those who can’t see it.',
    caption: 'What is printed below it.',
  },
} satisfies Record<CollectionName, Readonly<Record<string, string>>>;

const commonDescriptions = {
  draft: 'Keeps the entry out of the site; only `npm run dev` shows it.',
  keep: 'Fields that stay in English on purpose.',
  translates: 'Which English texts this translates. Written by `npm run content:stamp`.',
};

/** The description of a field. */
export function describe(collection: CollectionName, name: string): string | undefined {
  const all: Readonly<Record<string, string>> = {
    ...commonDescriptions,
    ...descriptions[collection],
  };
  return all[name];
}
