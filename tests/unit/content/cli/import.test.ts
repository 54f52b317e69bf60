// Complete tables of other programs, and their drafts; single rows are in golden/commands/import.txt.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from '../commands.ts';
import { corpus, goldenText } from '../golden.ts';
import { workspaceWith } from '../workspace.ts';

const tables = join(corpus, 'tables');

it.each([
  ['event-plugin.csv', 'concerts', 1],
  ['works-german.csv', 'works', 3],
  ['works-french.tsv', 'works', 1],
  ['two-towns.csv', 'concerts', 2],
  ['press.csv', 'press', 1],
])('imports %s, and only the new rows the second time', async (name, collection, above) => {
  const table = readFileSync(join(tables, name), 'utf8');
  const lines = table.split('\n');
  // Rows are added at the start, in between and at the end.
  const addedLines = new Set([above, above + 2, lines.length - 2]);
  const shorterTable = lines.filter((_line, index) => !addedLines.has(index)).join('\n');
  const { root, read, write } = workspaceWith();
  const importTable = async (text: string) => {
    write({ [name]: text });
    const { text: output } = await runCommand('import', root, [name, '--collection', collection]);
    const counts = /Rows: .*/.exec(output)?.[0].match(/\d+/g)?.map(Number) ?? [];
    return { output, counts, files: new Set(output.match(/content\/en\/\S+\.mdx/g)) };
  };
  const first = await importTable(shorterTable);
  const second = await importTable(table);
  const drafts = [...second.files]
    .toSorted()
    .map((file) => read(file).replace(/^---\ndraft: true\n(.*?)^---\n/ms, '\n$1'));
  const printed = [`${second.output}\n`, ...drafts].join('');
  expect(printed).toBe(goldenText(join(tables, `${name}.txt`), printed));
  const [rows = 0, added] = second.counts;
  expect([added, first.files.size]).toEqual([3, second.files.size - 3]);
  expect((await importTable(table)).counts).toEqual([rows, 0, second.files.size, 0]);
});

it('removes control characters and line breaks from fields', async () => {
  const table = 'title,date\r\n"=A ""B""\r\nC\u001B[31m",2027-01-01\r\n';
  const { root, read } = workspaceWith({ 't.csv': table });
  await runCommand('import', root, ['t.csv']);
  expect(read('content/en/concerts/a-b-c-31m-2027-01-01.mdx')).toContain(
    '\ntitle: =A "B" C [31m\n',
  );
});

const head = 'title,date,venue\n';
const invalidTables: readonly (readonly [string, string | Buffer, ...string[]])[] = [
  ['latin1.csv', Buffer.from(`${head}Café,2027-01-01,\n`, 'latin1')],
  ['utf16.csv', Buffer.from(`\uFEFF${head}Café,2027-01-01,\n`, 'utf16le')],
  ['nul.csv', `${head}Ca\0fé,2027-01-01,\n`],
  ['workbook.csv', Buffer.from('504b030414000600', 'hex')],
  ['table.xlsx', 'PK'],
  ['season.ics', 'BEGIN:VCALENDAR\n'],
  ['pipes.csv', 'title|date|venue\nBach|2027-01-01|Hall\n'],
  ['late.csv', `1\n2\n3\n4\n5\n${head}Bach,2027-01-01,Hall\n`],
  ['twice.csv', 'title,date,Venue,venue\nBach,2027-01-01,Hall,Sala\n'],
  ['empty.csv', '\n'],
  ['rowless.csv', head],
  ['open.csv', `${head}Bach,2027-01-01,Hall\n"Bart,2027-01-02,Hall\nBird,2027-01-03,Hall\n`],
  ['inch.csv', `${head}Bach,2027-01-01,Hall\n7" single,2027-01-02,Hall\n`],
  ['moved.csv', `${head}Bach,2027-01-01,Hall\nBart, solo,2027-01-02,Hall\n`],
  ['mixed.csv', `${head}Bach,2027-01-01,Hall\nBart;2027-01-02;Hall\n`],
  ['flag.csv', head, '--date', 'day-first'],
  ['order.csv', head, '--dates', 'year-first'],
  ['collection.csv', head, '--collection', 'work'],
];

it('rejects invalid tables and options, and writes nothing', async () => {
  const reports: string[] = [];
  for (const [name, table, ...options] of invalidTables) {
    const { root } = workspaceWith({ [name]: table });
    const { code, text, errors } = await runCommand('import', root, [name, ...options]);
    expect([name, code > 0]).toEqual([name, true]);
    expect(readdirSync(join(root, 'content/en'))).toEqual(['biography', 'messages.yaml']);
    reports.push(`${name}\n${text}${errors.replace(/\n+Usage:.*/s, '')}\n`);
  }
  const printed = reports.join('\n');
  expect(printed).toBe(goldenText(join(tables, 'refused.txt'), printed));
});
