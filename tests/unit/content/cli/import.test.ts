import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { workspaceWith } from '../workspace.ts';
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
    const printed = [first.text, second.text, ...files.map((file) => first.read(file))];
    const file = join(tables, `${name}.txt`);
    expect(`${printed.join('\n\n')}\n`).toBe(golden(file, `${printed.join('\n\n')}\n`));
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

it('takes neither several days nor an address apart', async () => {
  const table =
    'title,date,time,venue,tickets\nBach,1 & 2 May 2027,early,"Hall, 1 Quay, Bonn",at the door\n';
  const { read } = await imported('t.csv', table);
  expect(read('content/en/concerts/bach.mdx')).toBe(`---
draft: true
# date: 1 & 2 May 2027
# time: early
# tickets: at the door
title: Bach
venue: Hall, 1 Quay, Bonn
---
`);
});

it('knows a field by its name, its label and its other names, and by nothing near to one', async () => {
  const table =
    'Start_Date\tPage with information\tTITLE\tVenues\tstart  time\tPrices\n2027-05-01\thttps://example.org/\tBach\tHall\t20:00\t5\n';
  const { text, read } = await imported('t.tsv', table);
  expect(read('content/en/concerts/bach-2027-05-01.mdx')).toBe(`---
draft: true
date: 2027-05-01
time: 20:00
link: https://example.org/
title: Bach
---
`);
  expect(text).toContain('Columns that are no field: Venues, Prices.\n');
});

it('keeps control characters and line breaks out of fields, and groups fields', async () => {
  const table =
    'title,group,premiere.date,premiere.venue,Premiere › Place\r\n"=A ""B""\r\nC\u001B[31m",solo,soon,Hall,Como\r\n';
  const { read, files } = await imported('t.csv', table, ['--collection', 'works']);
  expect(read(files[0] ?? '')).toBe(`---
draft: true
group: solo
# premiere.date: soon
premiere:
  venue: Hall
  place: Como
title: =A "B" C [31m
---
`);
});

it('writes no row that couldn’t be found again', async () => {
  const { text, files } = await imported('t.csv', 'title,date,city\n,soon,Bonn\nBach,,Ulm\n');
  expect(files).toEqual(['content/en/concerts/bach.mdx']);
  expect(text).toContain(
    't.csv:2  has neither a title nor a day; nothing was written:\n    `date` takes',
  );
});

const head = 'title,date,venue\n';
const refused: readonly (readonly [string, string | Buffer, ...string[]])[] = [
  ['latin1.csv', Buffer.from(`${head}Café,2027-01-01,\n`, 'latin1')],
  ['utf16.csv', Buffer.from(`\uFEFF${head}Café,2027-01-01,\n`, 'utf16le')],
  ['nul.csv', `${head}Ca\0fé,2027-01-01,\n`],
  ['workbook.csv', Buffer.from('504b030414000600', 'hex')],
  ['table.xlsx', 'PK'],
  ['season.ics', 'BEGIN:VCALENDAR\n'],
  ['pipes.csv', 'title|date|venue\nBach|2027-01-01|Hall\n'],
  ['unknown.csv', 'Foo;Bar\n1;2\n'],
  ['late.csv', `1\n2\n3\n4\n5\n${head}Bach,2027-01-01,Hall\n`],
  ['twice.csv', 'title,date,Venue,hall\nBach,2027-01-01,Hall,Sala\n'],
  ['empty.csv', '\n'],
  ['rowless.csv', head],
  ['open.csv', `${head}Bach,2027-01-01,Hall\n"Bart,2027-01-02,Hall\nBird,2027-01-03,Hall\n`],
  ['inch.csv', `${head}Bach,2027-01-01,Hall\n7" single,2027-01-02,Hall\n`],
  ['moved.csv', `${head}Bach,2027-01-01,Hall\nBart, solo,2027-01-02,Hall\n`],
  ['mixed.csv', `${head}Bach,2027-01-01,Hall\nBart;2027-01-02;Hall\n`],
  ['flag.csv', head, '--date', 'day-first'],
  ['order.csv', head, '--dates', 'year-first'],
  ['folder.csv', head, '--folder', 'nowhere'],
  ['collection.csv', head, '--collection', 'work'],
];

it('refuses what is no table, or has no heading, and writes nothing', async () => {
  const told: string[] = [];
  for (const [name, text, ...options] of refused) {
    const { code, text: printed, errors, root } = await imported(name, text, options);
    expect([name, code > 0]).toEqual([name, true]);
    expect(readdirSync(join(root, 'content/en'))).toEqual(['biography', 'messages.yaml']);
    told.push(`${name}\n${printed}${errors.replace(/\n+Usage:.*/s, '')}`);
  }
  const file = join(tables, 'refused.txt');
  expect(`${told.join('\n\n')}\n`).toBe(golden(file, `${told.join('\n\n')}\n`));
});

it('says of a file that it isn’t there, or is a folder', async () => {
  const { root } = workspaceWith({ 'a.csv/b': '' });
  expect((await run('import', root, ['b.csv'])).errors).toMatch('There is no file `b.csv`.');
  expect((await run('import', root, ['a.csv'])).errors).toMatch(
    '`a.csv` is a folder, and no file.',
  );
});

it('writes nothing while an entry can’t be read that a row may be of', async () => {
  const { root } = workspaceWith({
    't.csv': `${head}Bach,2027-01-01,Hall\n`,
    'content/en/concerts/bach.mdx': '---\ntitle: [Bach\n---\n',
  });
  const { code, text } = await run('import', root, ['t.csv']);
  expect(code).toBe(1);
  expect(text).toContain('may be of rows: content/en/concerts/bach.mdx.');
});

it('takes the absolute path of a folder', async () => {
  const { root, read } = workspaceWith({ 't.csv': `${head}Bach,2027-01-01,Hall\n` });
  await run('import', root, ['t.csv', '--folder', join(root, 'content/')]);
  expect(read('content/en/concerts/bach-2027-01-01.mdx')).toContain('venue: Hall');
});
