import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { smallestContent, workspaceWith } from '../workspace.ts';

const folder = join(corpus, 'season');

/** Imports a file into the smallest content. */
async function imported(name: string, text: string | Buffer, options: readonly string[] = []) {
  const { root, read } = workspaceWith({ [name]: text });
  const told = await run('import', root, [name, ...options]);
  const files = [...told.text.matchAll(/content\/en\/\S+\.mdx/g)].map(([file]) => file);
  return { ...told, root, read, files };
}

/** The draft of the only row of a file. */
async function draftOf(name: string, text: string, options: readonly string[] = []) {
  const { files, read } = await imported(name, text, options);
  expect(files).toHaveLength(1);
  return read(files[0] ?? '').replace(/^---\ndraft: true\n/, '');
}

function calendar(...lines: readonly string[]): string {
  const event = ['BEGIN:VEVENT', 'UID:a@example.org', ...lines, 'END:VEVENT'];
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n')}\r\n`;
}

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
    expect(again.text).toContain(`Rows: ${files.length}. Whole: 0.`);
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

it('reads works and press too', async () => {
  const work = await draftOf('w.tsv', 'Title\tgroup\tpremiere.venue\nAurora\tsolo\tHall\n', [
    '--collection',
    'works',
  ]);
  expect(work).toBe('group: solo\npremiere:\n  venue: Hall\ntitle: Aurora\n---\n');
  const press = 'headline,newspaper,date,type,summary\nTitle,The Post,2024,article,Text\n';
  expect(await draftOf('p.csv', press, ['--collection', 'press'])).toContain('title: Title\n');
});

it('takes repeated entries of a calendar for one concert, at the hours of its place', async () => {
  const text = calendar(
    'DTSTART;TZID=Europe/Madrid:20270325T203000',
    'DTEND;TZID=Europe/Madrid:20270325T220000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'EXDATE;TZID=Europe/Madrid:20270401T203000',
    'SUMMARY:Abono\\, two evenings',
    'LOCATION:Hall\\, 1 Quay Street\\, SW1A 2AA London\\, UK',
  );
  expect(await draftOf('c.ics', text)).toBe(`date: 2027-03-25
time: 19:30
duration: 1 h 30 min
also:
  - 2027-04-08
country: GB
title: Abono, two evenings
venue: Hall
city: SW1A 2AA London
---
`);
});

it.each([
  ['DTSTART:20270612T180000Z', 'date: 2027-06-12\ntime: 20:00\n'],
  ['DTSTART;VALUE=DATE:20270702\r\nDTEND;VALUE=DATE:20270712', 'until: 2027-07-11\n'],
  ['DTSTART:20270612T180000Z\r\nDTEND:20270612T170000Z', '# duration: it ends before it starts'],
])('reads %s', async (lines, written) => {
  const text = calendar(lines, 'SUMMARY:A', 'LOCATION:Hall\\, Bonn\\, Germany');
  expect(await draftOf('c.ics', text)).toContain(written);
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
