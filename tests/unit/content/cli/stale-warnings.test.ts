import { expect, it } from 'vitest';
import { coveragesOf } from '../../../../src/content/translations/coverage.ts';
import { staleWarnings } from '../../../../src/content/cli/check.ts';
import { run } from '../commands.ts';
import { readingOver, validateWith } from '../reading.ts';
import { work, workspaceWith } from '../workspace.ts';

it('warns of what is out of date beside an error in the words of another text', async () => {
  const file = 'content/es/messages.yaml';
  const { root, read, write } = workspaceWith({
    [file]: 'nav:\n  home: Inicio\n  press: Prensa\n',
  });
  await run('stamp', root, [file]);
  const english = read('content/en/messages.yaml').replace('home: nav.home', 'home: Start');
  write({
    [file]: `${read(file)}pager:\n  page: "Página {numero}"\n`,
    'content/en/messages.yaml': english,
  });
  const { text } = await run('check', root);
  expect(text).toContain('`pager.page` takes `{number}`, and not `{numero}`.');
  expect(text).toContain('The English texts have changed');
  expect(text).toMatch(/1 error and 1 warning\.$/);
});

it('warns once of a translation that is out of date, an older stamp included', () => {
  const files = {
    'content/en/works/aurora.mdx': work('', 'Before.\n'),
    'content/es/works/aurora.mdx':
      '---\ntranslates: title=eeee9b body=680d92\ntitle: Alba\ninstrumentation: Violín\n---\nAntes.\n',
  };
  const reading = readingOver(files);
  const { coverages } = coveragesOf({ ...validateWith(files), reading });
  const warnings = coverages.flatMap((each) => staleWarnings(each, reading.sources));
  expect(warnings.map(({ file, line, hint }) => `${file}:${line} ${hint}`)).toEqual([
    'content/es/works/aurora.mdx:2 Compare it with content/en/works/aurora.mdx, fix what is different, then run `npm run content:stamp content/es/works/aurora.mdx`.',
  ]);
});
