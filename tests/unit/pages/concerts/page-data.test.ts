import type { HomePage } from '../../../../src/pages/home/data.ts';
import { expect, test } from 'vitest';
import { isPage } from '../../../is-page.ts';
import { pageAddresses, pageData } from '../../../../src/page/page-data.ts';
import { englishMessages, work } from '../../content/workspace.ts';
import { calendarsOf } from '../../../../src/pages/concerts/files.ts';
import { search } from '../../../../src/pages/concerts/search.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { atMoment } from '../../../../src/pages/concerts/at-moment.ts';
import { builtAt, concert, concerts, pageAt, season } from './season.ts';

/** An interface text in both languages. */
function texts(name: string, english: string, spanish: string) {
  const line = (value: string) => `  ${name}: '${value}'\n`;
  return {
    'content/en/messages.yaml': englishMessages().replace(
      `  ${name}: concerts.${name}\n`,
      line(english),
    ),
    'content/es/messages.yaml': `concerts:\n${line(spanish)}`,
  };
}

test('a page has what is to come in its order, and what is over, the latest first', async () => {
  const source = await season(
    concerts({
      old: concert({ date: '2025-05-01' }),
      late: concert({ time: '21:00' }),
      early: concert({ time: '18:00' }),
      recent: concert({ date: '2027-01-30' }),
      // Begun, but not over when the day of the build begins.
      festival: concert({ date: '2027-01-20', until: '2027-02-01' }),
    }),
  );
  const { content } = await pageAt(source, '/concerts');
  expect(content.coming.map(({ slug }) => slug)).toEqual(['festival', 'early', 'late']);
  expect(content.earlier.map(({ slug }) => slug)).toEqual(['recent', 'old']);
  expect(content.asOf.value).toBe('concerts.asOf 1 February 2027');
});

test('a concert has a page, also when it is over, and a draft has none', async () => {
  const source = await season(
    concerts({
      next: concert({ time: '20:00', venue: 'Sala' }),
      over: concert({ date: '2026-02-12' }),
      draft: concert({ draft: 'true' }),
    }),
  );
  const addresses = pageAddresses(source).filter((each) => each.startsWith('/concerts'));
  expect(addresses).toEqual(['/concerts', '/concerts/over', '/concerts/next']);
  const page = await pageAt(source, '/concerts/next');
  expect([page.title.value, page.description.value]).toEqual([
    'Title',
    '12 February 2027, 20:00, Sala, Vigo, Spain',
  ]);
  const over = await pageAt(source, '/concerts/over');
  expect(over.description.value).toBe('12 February 2026, Vigo, Spain');
  expect(over.content.next?.map(({ slug }) => slug)).toEqual(['next']);
  expect((await pageData(source, '/concerts/draft')).page).toBe('not-found');
});

test('says in words when and where it is, and what became of it', async () => {
  const source = await season({
    ...concerts({
      a: concert({ time: '20:00', status: 'sold-out' }),
      b: concert({ date: '2027-07-02', until: '2027-07-11' }),
      c: concert({ date: '2027-08-01', status: 'rescheduled', previousDate: '2026-11-20' }),
    }),
    ...texts('rescheduled', 'From {date}', 'Antes, {date}'),
  });
  const { coming } = (await pageAt(source, '/es/concerts')).content;
  const [a, b, c] = coming.map((each) => atMoment(each, Date.parse(builtAt)));
  expect(a).toMatchObject({
    starts: '2027-02-12T20:00:00+01:00',
    ends: '2027-02-12T22:00:00Z',
    dateInWords: '12 de febrero de 2027',
    weekday: 'viernes',
    month: 'febrero de 2027',
    timeInWords: { value: '20:00' },
    statusInWords: { value: 'concerts.soldOut', lang: 'en' },
    countryName: 'España',
  });
  expect(b).toMatchObject({ starts: '2027-07-02', ends: '2027-07-11T22:00:00Z' });
  expect(b).toMatchObject({ dateInWords: '2–11 de julio de 2027', daysInWords: '2–11 de julio' });
  expect(b?.timeInWords).toBeUndefined();
  expect(c?.statusInWords).toEqual({ value: 'Antes, 20 de noviembre de 2026' });
  expect(c?.timeInWords).toBeUndefined();
  expect(c?.openInWords?.value).toBe('concerts.timeOpen');
});

test('its own works lead to the catalogue, also those that the programme doesn’t name', async () => {
  const source = await season({
    'content/en/works/aurora.mdx': work(),
    'content/en/works/brisa.mdx': work().replace('Aurora', 'Brisa'),
    ...concerts({
      next: concert({
        works: '[brisa, aurora]',
        programme: "['Bach: Partita', '*Aurora* (2019)']",
      }),
    }),
  });
  const { content } = await pageAt(source, '/concerts');
  const lines = content.coming[0]?.programme.map(({ text, address }) => [text.value, address]);
  expect(lines).toEqual([
    ['Bach: Partita', undefined],
    ['Aurora (2019)', '/biography#work-aurora'],
    ['Brisa', '/biography#work-brisa'],
  ]);
});

test('a concert that is named after its one work says so once, in calendars and data too', async () => {
  const source = await season({
    'content/en/works/aurora.mdx': work(),
    ...concerts({ next: concert({ title: "'*Aurora*'", works: '[aurora]' }) }),
  });
  const page = await pageAt(source, '/concerts');
  const [next] = page.content.coming;
  expect([next?.programme, next?.titleAddress]).toEqual([[], '/biography#work-aurora']);
  const calendars = new Map(await calendarsOf(source, 'en'));
  expect(calendars.get('/concerts.ics')?.match(/Aurora/g)).toHaveLength(1);
  const [event] = search(localeContent(source, 'en'), page).things ?? [];
  expect(event).toMatchObject({ name: 'Aurora', workPerformed: [{ name: 'Aurora' }] });
  expect(event).not.toHaveProperty('description');
});

test('a line names the work whose title says most of it', async () => {
  const source = await season({
    'content/en/works/a.mdx': work().replace('Aurora', 'Sonata'),
    'content/en/works/b.mdx': work().replace('Aurora', 'Sonata II'),
    ...concerts({ next: concert({ works: '[a, b]', programme: '[Sonata II, Sonata]' }) }),
  });
  const [next] = (await pageAt(source, '/concerts')).content.coming;
  expect(next?.programme.map(({ address }) => address)).toEqual([
    '/biography#work-b',
    '/biography#work-a',
  ]);
});

test('the home page names the concerts that take place, and nothing where none will', async () => {
  const files = {
    over: concert({ date: '2027-01-30' }),
    off: concert({ date: '2027-02-02', status: 'cancelled' }),
    open: concert({ date: '2027-02-03', status: 'postponed' }),
  };
  const none = await pageData(await season(concerts(files)), '/');
  expect(isPage<HomePage>(none, 'home') && none.content.concerts).toBeUndefined();
  const some = await season({
    ...concerts({ ...files, next: concert({ city: 'Glasgow' }) }),
    ...texts('homeNext', '{date}, {city}', 'Luego {date}, {city}'),
  });
  const home = await pageData(some, '/es');
  expect(isPage<HomePage>(home, 'home') && home.content.concerts?.coming).toEqual([
    {
      slug: 'next',
      ends: '2027-02-12T23:00:00Z',
      text: { value: 'Luego 12 de febrero de 2027, Glasgow' },
    },
  ]);
});
