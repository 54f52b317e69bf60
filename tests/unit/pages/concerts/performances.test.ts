import type { PageWithConcerts } from '../../../../src/pages/concerts/data.ts';
import { expect, test } from 'vitest';
import { isPage } from '../../../is-page.ts';
import { atMoment } from '../../../../src/pages/concerts/at-moment.ts';
import { pageData } from '../../../../src/site/page-data.ts';
import { concert, concerts, pageAt, season } from './season.ts';

const run = {
  date: '2027-02-01',
  time: '20:00',
  tickets: 'https://example.org/t',
  venue: 'Sala',
  status: 'few-left',
  also: `
  - 2027-02-03 18:00
  - date: 2027-02-02
    status: cancelled
  - date: 2027-02-05 20:00
    status: as-announced
    city: Lugo
    venue: Teatro
    tickets: mailto:office@example.org`,
};

test('a run is listed once, at its next performance, and each of them is told', async () => {
  const { content } = await pageAt(await season(concerts({ run: concert(run) })), '/es/concerts');
  expect(content.coming).toHaveLength(1);
  const [listed] = content.coming;
  const at = (time: string) => listed && atMoment(listed, Date.parse(time));
  expect(listed?.performances.map(({ id, status }) => [id, status])).toEqual([
    ['', 'few-left'],
    ['2027-02-02', 'cancelled'],
    ['2027-02-03', 'few-left'],
    ['2027-02-05', undefined],
  ]);
  expect(at('2027-02-01T12:00:00Z')).toMatchObject({ day: '1', timeInWords: { value: '20:00' } });
  // The first night is over, and the second doesn’t take place.
  expect(at('2027-02-02T12:00:00Z')).toMatchObject({ day: '3', venue: { value: 'Sala' } });
  expect(at('2027-02-05T12:00:00Z')).toMatchObject({
    day: '5',
    city: { value: 'Lugo', lang: 'en' },
    tickets: 'mailto:office@example.org',
  });
  expect(at('2027-02-20T12:00:00Z')).toMatchObject({
    day: '5',
    runInWords: '1–5 de febrero de 2027',
  });
  const othersAt = (time: string) => at(time)?.others.map(({ id }) => id);
  expect(othersAt('2027-02-02T12:00:00Z')).toEqual(['2027-02-02', '2027-02-05']);
  expect(othersAt('2027-02-20T12:00:00Z')).toEqual(['', '2027-02-02', '2027-02-03']);
});

test('what is over sells no tickets, nor does it say that few are left or that its hour is open', async () => {
  const tickets = 'https://example.org/t';
  const source = await season(concerts({ only: concert({ status: 'few-left', tickets }) }));
  const [listed] = (await pageAt(source, '/concerts')).content.coming;
  const at = (time: string) => listed && atMoment(listed, Date.parse(time));
  expect(at('2027-02-12T12:00:00Z')).toMatchObject({
    isPast: false,
    tickets,
    hour: { value: 'concerts.timeOpen' },
    statusInWords: { value: 'concerts.fewLeft' },
  });
  const after = at('2027-03-01T12:00:00Z');
  expect(after?.isPast).toBe(true);
  expect([after?.tickets, after?.hour, after?.statusInWords]).toEqual(Array(3).fill(undefined));
});

test('a cancelled concert sells no tickets, and one as announced had no other day', async () => {
  const source = await season(
    concerts({
      off: concert({ status: 'cancelled', tickets: 'https://example.org/t' }),
      on: concert({ date: '2027-03-01', previousDate: '2027-02-20' }),
    }),
  );
  const { coming } = (await pageAt(source, '/concerts')).content;
  expect(coming.map(({ slug }) => slug).toSorted()).toEqual(['off', 'on']);
  for (const { performances } of coming) {
    expect(performances[0].tickets).toBeUndefined();
    expect(performances[0].previousDate).toBeUndefined();
  }
});

test('an evening in another town has no hall but the one that it names', async () => {
  const also = '[{ date: 2027-02-13, city: Wien }, { date: 2027-02-14, city: Vigo }]';
  const source = await season(concerts({ run: concert({ venue: 'Sala', also }) }));
  const [listed] = (await pageAt(source, '/concerts')).content.coming;
  expect(listed?.performances.map(({ city, venue }) => [city?.value, venue?.value])).toEqual([
    ['Vigo', 'Sala'],
    ['Wien', undefined],
    ['Vigo', 'Sala'],
  ]);
});

test('a further performance’s places have the names that translations of concerts give them', async () => {
  const source = await season({
    ...concerts({
      run: concert({ also: '[{ date: 2027-02-13, city: Wien, venue: Saal }]' }),
      other: concert({ date: '2027-03-01', city: 'Wien' }),
    }),
    'content/es/concerts/other.mdx': '---\ncity: Viena\n---\n',
  });
  const { coming } = (await pageAt(source, '/es/concerts')).content;
  expect(coming[0]?.performances[1]).toMatchObject({
    city: { value: 'Viena' },
    venue: { value: 'Saal', lang: 'en' },
  });
  expect(coming[0]?.performances[1]?.city).not.toHaveProperty('lang');
});

test('what isn’t known yet is left out, and a month is over when it ends', async () => {
  const nowhere = '---\ndate: 2027-03-01\nstream: https://example.org/live\ntitle: Live\n---\n';
  const source = await season(
    concerts({
      month: concert({ date: '2027-02' }).replace('city: Vigo\n', ''),
      day: concert({ date: '2027-02-28' }),
      online: nowhere,
    }),
  );
  const { coming } = (await pageAt(source, '/concerts')).content;
  const [month] = coming
    .filter(({ slug }) => slug === 'month')
    .map(({ performances }) => performances);
  expect(month?.[0]).toMatchObject({
    dateInWords: 'February 2027',
    month: 'February 2027',
    openInWords: { value: 'concerts.dayOpen' },
    ends: '2027-02-28T23:00:00Z',
  });
  expect(month?.[0].day).toBeUndefined();
  expect(coming.find(({ slug }) => slug === 'online')).toMatchObject({ isOnline: true });
  const home = await pageData(source, '/');
  const next =
    isPage<PageWithConcerts>(home, 'home') && home.content.concerts?.coming.map(({ slug }) => slug);
  expect(next).toEqual(['day', 'month', 'online']);
});
