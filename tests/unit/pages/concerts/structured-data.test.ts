import { expect, test } from 'vitest';
import { search } from '../../../../src/pages/concerts/search.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { smallestContent, work } from '../../content/workspace.ts';
import { concert, concerts, pageAt, season } from './season.ts';

async function pageWith(fields: Readonly<Record<string, string>>) {
  const source = await season({
    ...concerts({ next: concert(fields) }),
    'content/en/works/aurora.mdx': work(),
    'content/en/works/lark.mdx': work('composer: Joseph Haydn\n').replace('Aurora', 'Lark'),
  });
  return { page: await pageAt(source, '/concerts'), content: localeContent(source, 'en') };
}

async function eventWith(fields: Readonly<Record<string, string>>) {
  const { page, content } = await pageWith(fields);
  return search(content, page).things?.[0];
}

test('an event has its own address, the offset of its place, and what is played', async () => {
  const event = await eventWith({
    time: '20:00',
    duration: '90 min',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    city: 'Kolkata',
    tickets: 'https://example.org/t',
    works: '[aurora]',
    programme: "['Aurora: I', 'Aurora: II']",
  });
  expect(event).toEqual({
    '@type': 'MusicEvent',
    '@id': 'https://example.org/#concert-next',
    url: 'https://example.org/concerts/next',
    name: 'Title',
    description: 'Aurora: I. Aurora: II',
    startDate: '2027-02-12T20:00:00+05:30',
    // In UTC.
    endDate: '2027-02-12T16:00:00Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Kolkata',
      address: { '@type': 'PostalAddress', addressLocality: 'Kolkata', addressCountry: 'IN' },
    },
    workPerformed: [
      {
        '@type': 'MusicComposition',
        name: 'Aurora',
        composer: { '@id': 'https://example.org/#artist' },
      },
    ],
    offers: {
      '@type': 'Offer',
      url: 'https://example.org/t',
      availability: 'https://schema.org/InStock',
    },
  });
});

const artist = { '@id': 'https://example.org/#artist' };

test.each([
  [{ with: 'Quartet, Ada Probe' }, { '@type': 'PerformingGroup', name: 'Quartet, Ada Probe' }],
  [{}, artist],
  // The artist may be in the audience.
  [{ works: '[aurora]' }, undefined],
  [{ works: '[lark]' }, artist],
])('an event with %j is played by who is named, or else by the artist', async (fields, who) => {
  const event = expect(await eventWith(fields));
  if (who) event.toHaveProperty('performer', who);
  else event.not.toHaveProperty('performer');
});

test('an event names what is played with its composer, who is the artist unless another is named', async () => {
  expect(await eventWith({ with: 'Quartet', works: '[aurora, lark]' })).toMatchObject({
    workPerformed: [
      { name: 'Aurora', composer: artist },
      { name: 'Lark', composer: { '@type': 'Person', name: 'Joseph Haydn' } },
    ],
  });
  expect(await eventWith({ with: 'Quartet' })).not.toHaveProperty('workPerformed');
});

test('a group composed nothing of what it plays', async () => {
  const site = `kind: group\n${String(smallestContent()['content/site.yaml'])}`;
  const source = await season({
    'content/site.yaml': site,
    ...concerts({ next: concert({ works: '[aurora]' }) }),
    'content/en/works/aurora.mdx': work(),
  });
  const page = await pageAt(source, '/concerts');
  expect(search(localeContent(source, 'en'), page).things).toMatchObject([
    { workPerformed: [{ '@type': 'MusicComposition', name: 'Aurora' }] },
  ]);
  expect(JSON.stringify(search(localeContent(source, 'en'), page))).not.toContain('composer');
});

const previous = { previousDate: '2026-11-20' };

test.each([
  [{ status: 'cancelled' }, { eventStatus: 'https://schema.org/EventCancelled' }],
  [{ status: 'postponed' }, { eventStatus: 'https://schema.org/EventPostponed' }],
  [
    { status: 'rescheduled', ...previous },
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-11-20' },
  ],
  [{ until: '2027-02-20' }, { startDate: '2027-02-12', endDate: '2027-02-20' }],
])('an event with %j says so', async (fields, said) => {
  expect(await eventWith(fields)).toMatchObject(said);
});

test('an event has no end that nobody has said', async () => {
  expect(await eventWith({ time: '20:00' })).not.toHaveProperty('endDate');
});

test('what is online only, or no music, is an event of another kind', async () => {
  const text =
    '---\ndate: 2027-03-01\nkind: talk\nstream: https://example.org/live\ntitle: Live\n---\n';
  const source = await season(concerts({ next: text }));
  const page = await pageAt(source, '/concerts');
  const { things } = search(localeContent(source, 'en'), page);
  expect(things?.[0]).toMatchObject({
    '@type': 'Event',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://example.org/live' },
  });
});

test('what is in a hall and online is in both', async () => {
  const stream = 'https://example.org/live';
  expect(await eventWith({ stream, venue: 'Hall' })).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Hall' },
      { '@type': 'VirtualLocation', url: stream },
    ],
  });
});

test('each performance of a run is an event at the address of the concert', async () => {
  const { page, content } = await pageWith({ also: '[2027-02-13, 2027-02-14 12:00]' });
  const [url, id] = ['https://example.org/concerts/next', 'https://example.org/#concert-next'];
  expect(search(content, page).things).toMatchObject([
    { '@id': id, url },
    { '@id': `${id}.2027-02-13`, url, startDate: '2027-02-13' },
    { '@id': `${id}.2027-02-14`, url, startDate: '2027-02-14T12:00:00+01:00' },
  ]);
});

test('the status of a run is that of each of its performances', async () => {
  const { page, content } = await pageWith({ also: '[2027-02-13]', status: 'cancelled' });
  const eventStatus = 'https://schema.org/EventCancelled';
  expect(search(content, page).things).toMatchObject([{ eventStatus }, { eventStatus }]);
});

test('of a run that was rescheduled, the first performance says so', async () => {
  const moved = { status: 'rescheduled', previousDate: '2027-01-12' };
  const { page, content } = await pageWith({ also: '[2027-02-13]', ...moved });
  expect(search(content, page).things).toMatchObject([
    { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2027-01-12' },
    { eventStatus: 'https://schema.org/EventScheduled' },
  ]);
});

test('no tickets are offered for a performance that is over', async () => {
  const tickets = 'https://example.org/t';
  const over = concert({ date: '2027-01-30', also: '[2027-02-13]', tickets });
  const source = await season(concerts({ over }));
  const page = await pageAt(source, '/concerts/over');
  const { things } = search(localeContent(source, 'en'), page);
  expect(things?.map((event) => JSON.stringify(event).includes('offers'))).toEqual([false, true]);
});
