// What a publicist types, and what her pictures are called.

/** Names as cameras, agencies and telephones give them. */
export const awkwardNames = [
  'Foto März 2024 (1).JPG',
  'IMG 0001.jpeg',
  'WhatsApp Image 2024-03-01 at 10.00.00.jpeg',
] as const;

/** What a publicist types into one field, and the change that it makes. */
export const typed: readonly (readonly [
  act: string,
  form: string,
  field: string,
  value: string,
  file: string,
  change: readonly [before: string | RegExp, after: string],
])[] = [
  ...fieldsOfConcert(),
  [
    'gives the site a page to subscribe on',
    'collections/_singletons/entries/site',
    'newsletter',
    'https://example.org/letters',
    'site.yaml',
    [/(musicInformationCentre: .*\n)/, '$1newsletter: https://example.org/letters\n'],
  ],
  [
    'says when the biographies were changed',
    'collections/_singletons/entries/site',
    'biographyUpdated',
    '2027-05-02',
    'site.yaml',
    ['biographyUpdated: 2026-09-01', 'biographyUpdated: 2027-05-02'],
  ],
  [
    'gives a biography a heading',
    'collections/biography/entries/conductor',
    'heading',
    'On the rostrum',
    'en/biography/conductor.mdx',
    [/^heading: .*$/m, 'heading: On the rostrum'],
  ],
  [
    'dates a press item',
    'collections/press/entries/leap-day',
    'date',
    '2024-03',
    'en/press/leap-day.mdx',
    [/^date: .*$/m, 'date: 2024-03'],
  ],
  [
    'names a photographer',
    'collections/photos/entries/red-wide',
    'credit',
    'Ada Lens',
    'en/photos/red-wide.mdx',
    [/^(image: .*\n)(?:credit: .*\n)?/m, '$1credit: Ada Lens\n'],
  ],
  [
    'gives a video a day',
    'collections/videos/entries/english-only',
    'uploaded',
    '2024-02-29',
    'en/videos/english-only.mdx',
    [/^(poster: .*\n)(?:uploaded: .*\n)?/m, '$1uploaded: 2024-02-29\n'],
  ],
  [
    'writes what a photograph shows',
    'collections/photos/entries/red-wide',
    'alt',
    'A red stage',
    'en/photos/red-wide.mdx',
    [/^alt: .*$/m, 'alt: A red stage'],
  ],
];

/** What a publicist learns of a concert one after the other. */
function fieldsOfConcert() {
  const address = 'collections/concerts/entries/an-evening';
  const file = 'en/concerts/an-evening.mdx';
  const learnt: readonly (readonly [name: string, value: string, line: string, after: RegExp])[] = [
    ['time', '20:00', 'time: 20:00\n', /date: .*\n/],
    [
      'tickets',
      'https://example.org/tickets',
      'tickets: https://example.org/tickets\n',
      /country: .*\n/,
    ],
    ['venue', 'Great hall', 'venue: Great hall\n', /title: .*\n/],
    ['city', 'Vigo', 'city: Vigo\n', /venue: .*\n/],
    ['with', 'The *quintet*', 'with: The *quintet*\n', /city: .*\n/],
    ['note', 'Free entry', 'note: Free entry\n', /with: .*\n/],
  ];
  return learnt.map(
    ([name, value, line, after]) =>
      [
        `writes the ${name} of a concert`,
        address,
        name,
        value,
        file,
        [new RegExp(`(${after.source})`), `$1${line}`],
      ] as const,
  );
}
