import { expect, it } from 'vitest';
import { imported } from './imported.ts';

it('reads days in slashes where `--dates` says how, and in no other case', async () => {
  const table = 'title,date,also\nBach,03/04/2027,10/04/2027 18:00\nBart,3/14/2027,\n';
  const unread = await imported('t.csv', table);
  expect(unread.read('content/en/concerts/bach.mdx')).toContain(
    '\n# date: 03/04/2027\n# also: 10/04/2027 18:00\n',
  );
  expect(unread.text).toContain('are read with `--dates day-first` or `--dates month-first`');
  const again = await unread.again(table, ['--dates', 'day-first']);
  expect(again.text).toContain('bach.mdx  differs, and nothing was written:\n    `date` isn’t set');
  const dayFirst = await imported('t.csv', table, ['--dates', 'day-first']);
  expect(dayFirst.read('content/en/concerts/bach-2027-04-03.mdx')).toContain(
    '\ndate: 2027-04-03\nalso:\n  - 2027-04-10 18:00\n',
  );
  expect(dayFirst.read('content/en/concerts/bart.mdx')).toContain('\n# date: 3/14/2027\n');
  const { files } = await imported('t.csv', table, ['--dates', 'month-first']);
  expect(files).toEqual([
    'content/en/concerts/bach-2027-03-04.mdx',
    'content/en/concerts/bart-2027-03-14.mdx',
  ]);
});

it('reads days and hours in digits, and leaves words, halves of the day and an hour of one digit', async () => {
  const row = ([day, time]: readonly [day: string, time: string], index: number) =>
    `Bach ${index},${day},${time},31. 1. 2027\n`;
  const written = async (...rows: (readonly [day: string, time: string])[]) => {
    const { files, read } = await imported(
      't.csv',
      `title,date,time,until\n${rows.map(row).join('')}`,
    );
    return files.map((file) => read(file).match(/(?<=\n)(?:# )?(?:date|time|until): .*/g));
  };
  expect(
    await written(
      ['14.08.2027', '19.30'],
      ['4. 8. 2027', '19h30'],
      ['04.8.2027', '9h'],
      ['2027-08-14', '19:30:00'],
      ['14.08.2027 19.30', '7.30'],
      ['13 May 2027', '7pm'],
    ),
  ).toEqual([
    ['date: 2027-08-14', 'time: 19:30', 'until: 2027-01-31'],
    ['date: 2027-08-04', 'time: 19:30', 'until: 2027-01-31'],
    ['date: 2027-08-04', 'time: 09:00', 'until: 2027-01-31'],
    ['date: 2027-08-14', 'time: 19:30', 'until: 2027-01-31'],
    ['# date: 14.08.2027 19.30', '# time: 7.30', 'until: 2027-01-31'],
    ['# date: 13 May 2027', '# time: 7pm', 'until: 2027-01-31'],
  ]);
});

it('reads no number with a dot as a duration', async () => {
  const { files, read } = await imported('t.csv', 'title,group,duration\nEbb,solo,12.30\n', [
    '--collection',
    'works',
  ]);
  expect(read(files[0] ?? '')).toContain('\n# duration: 12.30\n');
});
