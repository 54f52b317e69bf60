import { expect, it } from 'vitest';
import { runCommand } from '../commands.ts';
import { workspaceWith, work } from '../workspace.ts';

const file = 'content/es/works/aurora.mdx';
const line = 'translates: a26de8';

it.each([
  [
    'remarks, quotes and odd spaces',
    "---\n# One.\ntitle:   'Alba'  # two\n\n---\n\nTexto.\n",
    `---\n# One.\ntitle:   'Alba'  # two\n${line}\n\n---\n\nTexto.\n`,
  ],
  [
    'Windows line ends',
    '---\r\ntitle: Alba\r\n---\r\n',
    `---\r\ntitle: Alba\r\n${line}\r\n---\r\n`,
  ],
  ['a byte order mark', '\uFEFF---\ntitle: Alba\n---\n', `\uFEFF---\ntitle: Alba\n${line}\n---\n`],
  ['no line end', '---\ntitle: Alba\n---', `---\ntitle: Alba\n${line}\n---`],
  [
    'a folded text',
    '---\ntitle: >\n  Al\n  ba\n---\n',
    `---\ntitle: >\n  Al\n  ba\n${line}\n---\n`,
  ],
  [
    'an old stamp between fields',
    '---\ntranslates: title=000000 body=000000 # r\ntitle: Alba\n---\n',
    `---\n${line} # r\ntitle: Alba\n---\n`,
  ],
  [
    'a stamp that is empty',
    '---\ntranslates:\ntitle: Alba\n---\n',
    `---\n${line}\ntitle: Alba\n---\n`,
  ],
])('preserves every other byte of a file with %s', async (_title, before, after) => {
  const files = { 'content/en/works/aurora.mdx': work('', 'Text.\n'), [file]: before };
  const { root, read } = workspaceWith(files);
  expect(await runCommand('stamp', root, [file])).toMatchObject({
    code: 0,
    text: `${file}: stamped.`,
  });
  expect(read(file)).toBe(after);
  expect((await runCommand('check', root)).text).not.toContain('error.');
  expect((await runCommand('stamp', root, [file])).text).toBe(`${file}: its stamp is up to date.`);
});
