import { expect, test } from 'vitest';
import { pageData } from '../../../../src/site/page-data.ts';
import { openLibrary } from '../../../../src/content/library.ts';
import { formatProblems } from '../../../../src/content/report/problem.ts';
import { siteModel } from '../../../../src/pages/all.ts';
import { englishMessages, smallestContent, workspaceWith } from '../../content/workspace.ts';
import { season } from '../concerts/season.ts';

test.each([
  ['hall.png', { value: 'site.portrait', lang: 'en' }],
  ['stage.png', { value: 'Con el violín' }],
])('the photograph %s of the contact page is described by %j', async (file, alt) => {
  const files = smallestContent();
  const source = await season({
    'content/site.yaml': `${String(files['content/site.yaml'])}  contact: ${file}\n`,
    'content/images/stage.png': files['content/images/hall.png'],
    'content/en/messages.yaml': englishMessages(),
    'content/es/messages.yaml': 'contact:\n  portrait: Con el violín\n',
  });
  const { content } = await pageData(source, '/es/contact');
  expect(content).toMatchObject({ alt });
});

test.each([
  ['hall.png', []],
  [
    'stage.png',
    [
      `content/site.yaml:12:12 (warning)
  \`contact.portrait\` is missing: this is another photograph than that of the biography, which \`site.portrait\` describes.
  Write in content/en/messages.yaml, below \`contact:\`, what it shows, such as \`portrait: Portrait of the artist\`.`,
    ],
  ],
])('without a text for the photograph %s, prints %j', async (file, printed) => {
  const files = smallestContent();
  const { root } = workspaceWith({
    'content/site.yaml': `${String(files['content/site.yaml'])}  contact: ${file}\n`,
    'content/images/stage.png': files['content/images/hall.png'],
    'content/en/messages.yaml': englishMessages().replace(/^ +portrait: contact\.portrait\n/m, ''),
  });
  const library = await openLibrary({ root, folder: 'content', model: siteModel });
  const { problems } = library.current();
  const found = problems.filter(({ file: at }) => at === 'content/site.yaml');
  expect(found.map((each) => formatProblems([each], library.textOf).split('\n\n')[0])).toEqual(
    printed,
  );
});
