import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { type Files } from '../../../folder.ts';
import { workspaceWith, work } from '../workspace.ts';

const original = work('', 'Before.\n\n### Light\n\nOne.\n\n### Salt\n\nTwo.\n');
const translation =
  '---\ntitle: Alba\ninstrumentation: Violín\n---\nAntes.\n\n### Luz\n\nUno.\n\n### Sal\n\nDos.\n';

function workspace(files: Files = {}) {
  return workspaceWith({
    'content/en/works/aurora.mdx': original,
    'content/es/works/aurora.mdx': translation,
    ...files,
  });
}

async function statusOf(root: string) {
  return (await run('status', root)).text;
}

it('tells of each language what is in part, in English and out of date', async () => {
  const { root, write } = workspace({
    'content/en/works/psalm.mdx': work(),
    'content/en/works/nocturne.mdx': work(),
    'content/es/works/nocturne.mdx': '---\ntitle: Nocturno\n---\n',
    'content/en/works/draft.mdx': work('draft: true\n'),
  });
  await run('stamp', root, ['--all']);
  write({ 'content/en/works/aurora.mdx': original.replace('Two.', 'Two and a half.') });
  expect((await run('status', root)).text).toBe(`Spanish: 4 of 6 entries in English, 1 in part.
  biography/composer: in English
  biography/conductor: in English
  biography/violinist: in English
  works/aurora: out of date
  works/nocturne: in English: instrumentation
  works/psalm: in English
  messages.yaml: in English`);
});

it('asks for no name that another file says is the same', async () => {
  const composed = (title: string) =>
    `---\ngroup: solo\ntitle: ${title}\ncomposer: Clara Ries\n---\n`;
  const { root, write } = workspaceWith({
    'content/en/works/aurora.mdx': composed('Aurora'),
    'content/es/works/aurora.mdx': '---\ntitle: Alba\n---\n',
    'content/en/works/psalm.mdx': composed('Psalm'),
  });
  expect(await statusOf(root)).toContain('works/aurora: in English: composer; not stamped');
  write({ 'content/es/works/psalm.mdx': '---\ntitle: Salmo\ncomposer: Clara Ries\n---\n' });
  expect(await statusOf(root)).toContain('works/aurora: not stamped\n');
});

it('watches over interface texts in the same way', async () => {
  const file = 'content/es/messages.yaml';
  const { root, write } = workspace({
    [file]: 'nav:\n  home: Inicio\n  press: Prensa\n',
  });
  await run('stamp', root, [file]);
  expect(await statusOf(root)).not.toMatch(/nav\.(?:home|press)|out of date/);
  const english = readFileSync(`${root}/content/en/messages.yaml`, 'utf8');
  write({ 'content/en/messages.yaml': english.replace('home: nav.home', 'home: Start') });
  expect((await run('status', root)).text).toContain('messages.yaml: out of date; in English:');
});

it('counts a translation that is broken neither as translated nor as absent', async () => {
  const { root } = workspace({
    'content/es/works/aurora.mdx': translation.replace('title', 'titel'),
    'content/es/messages.yaml': 'nva:\n  home: Inicio\n',
  });
  const { text } = await run('status', root);
  expect(text).not.toContain('aurora: in English');
  expect(text).not.toContain('messages.yaml: in English');
  expect(text).toContain('says why:\n  content/es/messages.yaml\n  content/es/works/aurora.mdx');
});

it('warns in a check of what is out of date, without failing it', async () => {
  const { root, write } = workspace();
  await run('stamp', root, ['--all']);
  write({ 'content/en/works/aurora.mdx': original.replace('title: Aurora', 'title: Sunrise') });
  const { code, text } = await run('check', root);
  expect(code).toBe(0);
  expect(text).toMatch(/translates: [\da-f]{6}/);
  expect(text.replaceAll(/translates: [\da-f]{6}/g, 'translates: 3f9c1a'))
    .toBe(`content/es/works/aurora.mdx:4:13 (warning)
  The English texts have changed since this was translated.
  Compare it with content/en/works/aurora.mdx, fix what is different, then run \`npm run content:stamp content/es/works/aurora.mdx\`.

  3 | instrumentation: Violín
> 4 | translates: 3f9c1a
    |             ^^^^^^

No errors and 1 warning.`);
});

it('counts in a check what is in English', async () => {
  const { root } = workspace();
  const { code, text } = await run('check', root);
  expect(code).toBe(0);
  expect(text).toBe(`5 entries in content/. No errors.
Spanish: 3 of 4 entries in English; \`npm run content:status\` lists them.`);
});
