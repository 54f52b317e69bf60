import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { type Files } from '../../../folder.ts';
import { workspaceWith, work } from '../workspace.ts';

const file = 'content/es/works/aurora.mdx';

function workspace(translation: string, files: Files = {}) {
  return workspaceWith({
    'content/en/works/aurora.mdx': work('', 'Text.\n'),
    [file]: translation,
    ...files,
  });
}

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
])('leaves every other byte of a file with %s as it was', async (_, before, after) => {
  const { root, read } = workspace(before);
  expect(await run('stamp', root, [file])).toMatchObject({ code: 0, text: `${file}: stamped.` });
  expect(read(file)).toBe(after);
  expect((await run('check', root)).text).not.toContain('error.');
  expect((await run('stamp', root, [file])).text).toBe(`${file}: its stamp is up to date.`);
});

it('stamps interface texts in a line at their end, once, in the place of a block', async () => {
  const name = 'content/es/messages.yaml';
  const texts = '# Uno.\nnav:\n  home: Inicio\n';
  const { root, read, write } = workspace('---\n---\n', { [name]: `${texts}\n` });
  await run('stamp', root, [name]);
  const stamped = read(name);
  expect(stamped).toMatch(/^# Uno\.\nnav:\n {2}home: Inicio\ntranslates: [\da-f]{6}\n\n$/);
  for (const old of [
    'translates: 00000f',
    'translates:\n  nav: home=2f7618\n  site: menu=57f5f5',
  ]) {
    write({ [name]: stamped.replace(/translates: .*/, old) });
    await run('stamp', root, [name]);
    expect(read(name)).toBe(stamped);
  }
  expect((await run('check', root)).code).toBe(0);
});

it.each(['./content/es/works/aurora.mdx', String.raw`content\es\works\aurora.mdx`])(
  'finds a translation by `%s`',
  async (name) => {
    const { root } = workspace('---\ntitle: Alba\n---\n');
    expect((await run('stamp', root, [name])).text).toBe(`${file}: stamped.`);
  },
);

it('stamps nothing that isn’t named by its path', async () => {
  const { root } = workspace('---\ntitle: Alba\n---\n');
  const { code, errors } = await run('stamp', root, ['works/aurora']);
  expect(code).toBe(2);
  expect(errors).toContain('There is no translation `works/aurora`. Name it by its path.');
  expect((await run('stamp', root)).errors).toContain('Which translations?');
});

it('says of a translation that it can’t be read, and not that it isn’t there', async () => {
  const { root } = workspace('', { [file]: Buffer.from('title: Café\n', 'latin1') });
  expect((await run('stamp', root, [file])).errors).toContain(`${file} can’t be read;`);
});
