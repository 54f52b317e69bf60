import type { HomePage } from '../../../../src/pages/home/data.ts';
import { expect, test } from 'vitest';
import { isPage } from '../../../is-page.ts';
import { atMoment } from '../../../../src/pages/concerts/at-moment.ts';
import { pageData } from '../../../../src/page/page-data.ts';
import { concert, concerts, pageAt, season } from './season.ts';

const run = {
  date: '2027-02-01',
  time: '20:00',
  tickets: 'https://example.org/t',
  venue: 'Sala',
  status: 'few-left',
  also: '[2027-02-03 18:00, 2027-02-02, 2027-02-05 12:00]',
};

test('a run is listed once, at its next performance, and each of them is told', async () => {
  const { content } = await pageAt(await season(concerts({ run: concert(run) })), '/es/concerts');
  expect(content.coming).toHaveLength(1);
  const [listed] = content.coming;
  const at = (time: string) => listed && atMoment(listed, Date.parse(time));
  const days = ['2027-02-02', '2027-02-03', '2027-02-05'];
  expect(listed?.performances.map(({ id }) => id)).toEqual(['', ...days]);
  expect(at('2027-02-01T12:00:00Z')).toMatchObject({ day: '1', timeInWords: { value: '20:00' } });
  expect(at('2027-02-02T12:00:00Z')).toMatchObject({ day: '2', tickets: run.tickets });
  expect(at('2027-02-03T12:00:00Z')).toMatchObject({ day: '3', timeInWords: { value: '18:00' } });
  expect(at('2027-02-20T12:00:00Z')).toMatchObject({
    day: '5',
    runInWords: '1–5 de febrero de 2027',
  });
  const othersAt = (time: string) => at(time)?.others.map(({ id }) => id);
  expect(othersAt('2027-02-02T12:00:00Z')).toEqual(['2027-02-03', '2027-02-05']);
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
  for (const { tickets, performances } of coming) {
    expect(tickets).toBeUndefined();
    expect(performances[0].previousDate).toBeUndefined();
  }
});

test('of a rescheduled run, the first performance says so, and from which day', async () => {
  const fields = { status: 'rescheduled', previousDate: '2026-11-20', also: '[2027-02-13]' };
  const [listed] = (await pageAt(await season(concerts({ run: concert(fields) })), '/concerts'))
    .content.coming;
  expect(listed?.performances[0]?.status).toBe('rescheduled');
  expect(
    listed?.performances.map((each) => [each.previousDate, each.statusInWords?.value]),
  ).toEqual([
    ['2026-11-20', 'concerts.rescheduled 20 November 2026'],
    [undefined, undefined],
  ]);
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
    isPage<HomePage>(home, 'home') && home.content.concerts?.coming.map(({ slug }) => slug);
  expect(next).toEqual(['day', 'month', 'online']);
});
