import { expect, it } from 'vitest';
import { coveragesOf } from '../../../../src/content/translations/coverage.ts';
import { staleWarnings } from '../../../../src/content/translations/warnings.ts';
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
  expect(text).toContain('The English `nav.home` has changed');
  expect(text).toMatch(/1 error and 1 warning\.$/);
});

it('reads the files of what is out of date once', () => {
  const translation = '---\ntitle: Alba\ninstrumentation: Violín\n---\nAntes.\n';
  const original = work('', 'Before.\n');
  const { coverages } = coveragesOf({
    ...validateWith({
      'content/en/works/aurora.mdx': original,
      'content/es/works/aurora.mdx': translation.replace(
        'title',
        'translates: title=000000 instrumentation=000000 body=000000\ntitle',
      ),
    }),
    reading: readingOver({}),
  });
  const asked: string[] = [];
  const warnings = coverages.flatMap((each) =>
    staleWarnings(each, (file) => {
      asked.push(file);
      return file.startsWith('content/es/') ? translation : original;
    }),
  );
  expect(warnings).toHaveLength(3);
  expect(asked).toEqual(['content/es/works/aurora.mdx', 'content/en/works/aurora.mdx']);
});
