import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { workspaceWith } from '../workspace.ts';
import { imported } from './imported.ts';

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

it('refuses what is no table, or has no heading, and writes nothing', async () => {
  const told: string[] = [];
  for (const [name, text, ...options] of refused) {
    const { code, text: printed, errors, root } = await imported(name, text, options);
    expect([name, code > 0]).toEqual([name, true]);
    expect(readdirSync(join(root, 'content/en'))).toEqual(['biography', 'messages.yaml']);
    told.push(`${name}\n${printed}${errors.replace(/\n+Usage:.*/s, '')}`);
  }
  const file = join(corpus, 'tables/refused.txt');
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
