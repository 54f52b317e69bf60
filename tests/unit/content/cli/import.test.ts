import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { filesIn, imported } from './imported.ts';

const tables = join(corpus, 'tables');

it.each([
  ['event-plugin.csv', 'concerts', 1],
  ['works-german.csv', 'works', 3],
  ['works-french.tsv', 'works', 1],
  ['two-towns.csv', 'concerts', 2],
  ['press.csv', 'press', 1],
])(
  'imports what %s says, and at the second time the rows that are new',
  async (name, collection, above) => {
    const whole = readFileSync(join(tables, name), 'utf8');
    const lines = whole.split('\n');
    // Rows come before the first, between others and after the last.
    const later = new Set([above, above + 2, lines.length - 2]);
    const earlier = lines.filter((_, index) => !later.has(index)).join('\n');
    const options = ['--collection', collection];
    const first = await imported(name, earlier, options);
    const second = await first.again(whole);
    const third = await first.again(whole);
    const files = [...new Set(filesIn(second.text))].toSorted();
    const printed = [`${second.text}\n`, ...files.map((file) => first.read(file))].join('');
    expect(printed).toBe(golden(join(tables, `${name}.txt`), printed));
    const counts = ({ text }: { text: string }) =>
      /Rows: .*/.exec(text)?.[0].match(/\d+/g)?.map(Number);
    const [rows = 0, added] = counts(second) ?? [];
    expect([added, first.files.length]).toEqual([3, files.length - 3]);
    expect(counts(third)).toEqual([rows, 0, files.length, 0]);
  },
);

it('names the field in which a row and its entry differ, and writes neither over', async () => {
  const table = (venue: string, day = '2027-05') =>
    `title,date,time,venue,programme\nBach,${day},20:00,${venue},"- Partita\n- Chaconne"\n`;
  const { root, read, write, again, files } = await imported('t.csv', table('Hall'));
  const file = 'content/en/concerts/bach-2027-05.mdx';
  expect(files).toEqual([file]);
  write({ [file]: read(file).replace('draft: true\n', 'country: IT\n') });
  expect((await again(table('Hall'))).text).toContain(`t.csv:2  ${file}  is there already\n`);
  expect((await again(table('Sala', '2027-05-14'))).text).toContain(
    `t.csv:2  ${file}  differs, and nothing was written:
    \`date\` is \`2027-05\` there, and \`2027-05-14\` in the table.
    \`venue\` is \`Hall\` there, and \`Sala\` in the table.
`,
  );
  write({ [file]: read(file).replace('- Chaconne', '- Ciaccona').replace('time: 20:00\n', '') });
  expect((await again(table('Hall'))).text).toContain(
    'differs, and nothing was written:\n    `time` isn’t set there.\n    `programme` is another there.\n',
  );
  expect(filesIn((await run('import', root, ['t.csv'])).text)).toEqual([file]);
});

it('knows an entry whose title or day has been mended', async () => {
  const table = 'title,date\nBach,2027-05-13\nBart,2027-05-14\n';
  const { read, write, files, again } = await imported('t.csv', table);
  const [bach = '', bart = ''] = files;
  write({
    [bach]: read(bach).replace('title: Bach', 'title: Bach and sons'),
    [bart]: read(bart).replace('05-14', '05-15'),
  });
  const { text } = await again(table);
  expect(text).toContain('`title` is `Bach and sons` there, and `Bach` in the table.');
  expect(text).toContain('`date` is `2027-05-15` there, and `2027-05-14` in the table.');
  expect(text).toContain('Rows: 2. New: 0. There already: 0. Different: 2.');
});

it('knows a press item without a headline by its quote', async () => {
  const row = (quote: string) => `Podium Notes,${quote},Jo Marsh\n`;
  const table = (...quotes: string[]) => `publication,quote,critic\n${quotes.map(row).join('')}`;
  const options = ['--collection', 'press'];
  const { read, write, files, again } = await imported('t.csv', table('Calm.', ''), options);
  expect(files).toEqual(['content/en/press/calm.mdx']);
  const [calm = ''] = files;
  write({ [calm]: read(calm).replace('draft: true\n', 'date: 2027-01\n') });
  const { text } = await again(table('Calm.', 'Wild.', ''));
  expect(text).toContain(`t.csv:2  ${calm}  is there already\n`);
  expect(text).toContain('t.csv:3  content/en/press/wild.mdx  new\n');
  expect(text).toContain('t.csv:4  has neither a title nor a quote nor a day; nothing was written');
});

it('takes no entry of another season for that of a row', async () => {
  const table = (...days: string[]) => `title,date\n${days.map((day) => `Bach,${day}\n`).join('')}`;
  const { again, files } = await imported('t.csv', table('2026-05-01'));
  const { text } = await again(table('2027-05-01', 'soon'));
  expect(filesIn(text).map((file) => file.replace('2027', '2026'))).toEqual([
    ...files,
    'content/en/concerts/bach.mdx',
  ]);
  expect(text).toContain('Rows: 2. New: 2.');
});

it('takes neither days nor an address apart, and no number for an hour or a booking address', async () => {
  const table =
    'title,date,time,venue,tickets\nBach,1 & 2 May 2027,7,"Hall, 1 Quay, Bonn",13.02.2027\n';
  const { read } = await imported('t.csv', table);
  expect(read('content/en/concerts/bach.mdx')).toBe(`---
draft: true
title: Bach
# date: 1 & 2 May 2027
venue: Hall, 1 Quay, Bonn
# time: 7
# tickets: 13.02.2027
---
`);
});

it('knows a field by its name, its label and its other names, and by nothing near to one', async () => {
  const table =
    'Start_Date\tPage with information\tTITLE\tVenues\tstart  time\tSubject\n2027-05-01\thttps://example.org/\tBach\tHall\t20:00\t5\n';
  const { text, read } = await imported('t.tsv', table);
  expect(read('content/en/concerts/bach-2027-05-01.mdx')).toBe(`---
draft: true
title: Bach
date: 2027-05-01
time: 20:00
link: https://example.org/
---
`);
  expect(text).toContain('Columns that are no field: Venues, Subject.\n');
});

it.each([
  ['concerts', 'Place'],
  ['works', 'Author'],
  ['works', 'Parts'],
  ['press', 'Number'],
])('writes of %s no column %s, which may hold anything', async (collection, heading) => {
  const table = `title,${heading},kind,group,type\nBach,12,,,\n`;
  const { text } = await imported('t.csv', table, ['--collection', collection]);
  expect(text).toMatch(new RegExp(`Columns that are no field: ${heading}\\b`));
});

it('keeps control characters and line breaks out of fields, and groups fields', async () => {
  const table =
    'title,group,premiere.date,premiere.venue,Premiere › Place\r\n"=A ""B""\r\nC\u001B[31m",solo,soon,Hall,Como\r\n';
  const { read, files } = await imported('t.csv', table, ['--collection', 'works']);
  expect(read(files[0] ?? '')).toBe(`---
draft: true
title: =A "B" C [31m
group: solo
# premiere.date: soon
premiere:
  venue: Hall
  place: Como
---
`);
});

it('writes no row that couldn’t be found again', async () => {
  const { text, files } = await imported(
    't.csv',
    'title,date,city\n,soon,Bonn\nBach,,Ulm\n,,Zug\n',
  );
  expect(files).toEqual(['content/en/concerts/bach.mdx']);
  expect(text).toContain(
    't.csv:2  has neither a title nor a day; nothing was written:\n    `date` takes',
  );
  expect(text).toContain('t.csv:4  has neither a title nor a day; nothing was written\n');
});
