import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { smallestContent, workspaceWith } from '../workspace.ts';
import { draftOf, imported } from './imported.ts';

const folder = join(corpus, 'season');

it.each(['season.csv', 'season.ics'])(
  'writes sixty concerts of %s as 45 drafts at most, and tells what each lacks',
  async (name) => {
    const { code, text, read, files, root } = await imported(
      name,
      readFileSync(join(folder, name)),
    );
    expect(code).toBe(0);
    expect(text).toBe(golden(join(folder, `${name}.txt`), text));
    const drafts = files.map((file) => read(file));
    const performances = drafts.flatMap((draft) => draft.match(/^date:|^ {2}- 2\d{3}-/gm) ?? []);
    expect(files.length).toBeLessThanOrEqual(45);
    expect(performances.length).toBeGreaterThanOrEqual(name === 'season.csv' ? 60 : 55);
    for (const draft of drafts) expect(draft).toContain('\ndraft: true\n');
    const again = await run('import', root, [name]);
    expect(again.text.match(/is there already; nothing was written/g)).toHaveLength(files.length);
    expect(again.text).toContain(`Drafts: ${files.length}. Whole: 0.`);
    expect(files.map((file) => read(file))).toEqual(drafts);
  },
);

it('lacks nothing of sixty concerts in five languages but what the table names', async () => {
  const site = `${String(smallestContent()['content/site.yaml'])}timeZone: Europe/Madrid\n`;
  const name = 'season.csv';
  const { root, read, write } = workspaceWith({
    [name]: readFileSync(join(folder, name)),
    'content/site.yaml': site,
  });
  const { text } = await run('import', root, [name]);
  expect(text.match(/lacks:\n.*/g)).toEqual([
    'lacks:\n    `status: ausverkauft` is kept as a remark.',
    'lacks:\n    `time: 24:00` is kept as a remark.',
  ]);
  for (const [file] of text.matchAll(/content\/en\/\S+\.mdx/g)) {
    const mended = read(file)
      .replace('draft: true\n', '')
      .replace('# status: ausverkauft', 'status: sold-out')
      .replace('date: 2027-06-18\n# time: 24:00', 'date: 2027-06-19\ntime: 00:00');
    write({ [file]: mended });
  }
  expect((await run('check', root)).text).toMatch(/47 entries. No errors/);
});

it('reads names of fields in the languages of the site, and keeps what it can’t read', async () => {
  const table = `Fecha;Uhrzeit;Titre;Città;Pais;Gage
3 y 5 de marzo de 2027;19h30;Aurores;Siena;Italien;500
pronto;;Alba;Roma;IT;
`;
  const { text, read } = await imported('t.csv', table);
  expect(read('content/en/concerts/aurores-2027-03-03.mdx')).toBe(`---
draft: true
date: 2027-03-03
time: 19:30
also:
  - 2027-03-05
country: IT
title: Aurores
city: Siena
# Gage: 500
---
`);
  expect(read('content/en/concerts/alba.mdx')).toContain('\n# date: pronto\n');
  expect(text).toContain(
    't.csv:3  content/en/concerts/alba.mdx  lacks:\n    `date: pronto` is kept',
  );
});

it('takes rows that are one programme for one concert', async () => {
  const table = `date,time,title,with,venue,city,country,tickets,status,Fee
2027-03-14,18:00,Bach,Duo,Sala,Como,IT,https://example.org/b,,500
2027-03-12,20:00,Bach,Duo,Hall,Asti,IT,https://example.org/a,,400
2027-03-13,20:00,Bach,Duo,Hall,Asti,IT,https://example.org/a,cancelled,
2027-03-20,20:00,Bach,Trio,Hall,Asti,IT,https://example.org/a,,
2027-03-21,20:00,Bach,Duo,Hall,Bonn,DE,https://example.org/a,,
2027-04,,Bach,Duo,,Asti,IT,,,
`;
  const { text, read, files } = await imported('t.csv', table);
  expect(files).toHaveLength(4);
  expect(text).toContain('t.csv:2,3,4  content/en/concerts/bach-2027-03-12.mdx  whole');
  expect(text).toContain('Rows: 6. Drafts: 4. Whole: 4.');
  expect(read('content/en/concerts/bach-2027-03-12.mdx')).toBe(`---
draft: true
date: 2027-03-12
time: 20:00
also:
  - date: 2027-03-13
    status: cancelled
  - date: 2027-03-14 18:00
    venue: Sala
    city: Como
    tickets: https://example.org/b
country: IT
tickets: https://example.org/a
title: Bach
venue: Hall
city: Asti
with: Duo
# Fee: 500
# Fee: 400
---
`);
});

it('says where another evening is as announced, if the first is not', async () => {
  const table = `date,title,city,country,status
2027-03-12,Bach,Asti,IT,sold-out
2027-03-13,Bach,Asti,IT,
`;
  expect(await draftOf('t.csv', table)).toContain(
    'also:\n  - date: 2027-03-13\n    status: as-announced\n',
  );
});

it('says of each evening that is rescheduled that it is', async () => {
  const table = `date,title,city,country,status,previousDate
2027-03-12,Bach,Asti,IT,rescheduled,2027-01-12
2027-03-13,Bach,Asti,IT,rescheduled,2027-01-12
`;
  expect(await draftOf('t.csv', table)).toContain(
    'also:\n  - date: 2027-03-13\n    status: rescheduled\n    previousDate: 2027-01-12\n',
  );
});

it.each([
  ['3/14/2027', 'date: 2027-03-14\n'],
  ['2027-06-01T19:30:00', 'date: 2027-06-01\ntime: 19:30\n'],
  ['2027-06-01 19:30', 'date: 2027-06-01\ntime: 19:30\n'],
  ['1. Jän. 2027', 'date: 2027-01-01\n'],
  ['44562', '# date: 44562\n'],
  ['March-2 1990', 'date: 1990-03-02\n'],
])('reads the day %s of a table', async (day, written) => {
  expect(await draftOf('t.csv', `date,title\n${day},A\n`)).toContain(written);
});

it('lists further days at the hour behind them, and none of those that are a span', async () => {
  const table = (also: string) => `date,title,also\n2027-05-06,A,"${also}"\n`;
  expect(await draftOf('t.csv', table('13 & 20 May 2027, 19:30'))).toContain(
    'also:\n  - 2027-05-13 19:30\n  - 2027-05-20 19:30\n',
  );
  expect(await draftOf('t.csv', table('13-20 May 2027'))).toContain('# also: 13-20 May 2027\n');
});

it('drops a last day that is the first one', async () => {
  const table = 'date,end date,time,title\n2027-06-01,2027-06-01,20:00,A\n';
  expect(await draftOf('t.csv', table)).toBe('date: 2027-06-01\ntime: 20:00\ntitle: A\n---\n');
});

it('takes the month first in all of a table where one date can only have it there', async () => {
  const { read } = await imported('t.csv', 'date,title\n3/14/2027,A\n4/5/2027,B\n');
  expect(read('content/en/concerts/b-2027-04-05.mdx')).toContain('date: 2027-04-05\n');
  expect(await draftOf('t.csv', 'date,title\n4/5/2027,B\n')).toContain('# date: 4/5/2027\n');
});

it('keeps line breaks and control characters out of fields', async () => {
  const table = 'date;title;programme;;\r\n2027-01-01;"=A ""B""\r\nC\0\u001B[31m";"D\r\nE";x;\r\n';
  expect(await draftOf('t.csv', table)).toBe(`date: 2027-01-01
title: =A "B" C [31m
programme:
  - D
  - E
# x
---
`);
});

it('reads works and press too', async () => {
  const work = await draftOf('w.tsv', 'Title\tgroup\tpremiere.venue\nAurora\tsolo\tHall\n', [
    '--collection',
    'works',
  ]);
  expect(work).toBe('group: solo\npremiere:\n  venue: Hall\ntitle: Aurora\n---\n');
  const press = 'headline,newspaper,date,type,summary\nTitle,The Post,2024,article,Text\n';
  expect(await draftOf('p.csv', press, ['--collection', 'press'])).toContain('title: Title\n');
});

it.each([
  ['latin1.csv', Buffer.from('date,title\n2027-01-01,Caf\u00E9\n', 'latin1')],
  ['utf16.csv', Buffer.from('\uFEFFdate,title\n2027-01-01,Café\n', 'utf16le')],
  ['nameless.csv', 'Foo;Bar\n1;2\n'],
  ['open.csv', 'date,title\n2027-01-01,"open\n'],
  ['no-calendar.ics', 'date,title\n'],
])('writes nothing of %s, and says what to do', async (name, text) => {
  const { code, text: told, files } = await imported(name, text);
  expect([code, files]).toEqual([1, []]);
  expect(told).toBe(golden(join(folder, `${name}.txt`), told));
});
