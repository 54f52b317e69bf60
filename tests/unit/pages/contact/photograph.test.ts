import { expect, test } from 'vitest';
import { pageData } from '../../../../src/page/page-data.ts';
import { englishMessages, smallestContent } from '../../content/workspace.ts';
import { season } from '../concerts/season.ts';

test.each([
  ['hall.png', { value: 'site.portrait', lang: 'en' }],
  ['stage.png', { value: 'Retrato' }],
])('the photograph %s of the contact page is described by %j', async (file, alt) => {
  const files = smallestContent();
  const source = await season({
    'content/site.yaml': `${String(files['content/site.yaml'])}  contact: ${file}\n`,
    'content/images/stage.png': files['content/images/hall.png'],
    'content/en/messages.yaml': englishMessages().replace(/^ +portrait: contact\.portrait\n/m, ''),
  });
  const { content } = await pageData(source, '/es/contact');
  expect(content).toMatchObject({ alt });
});
