import { expect, test } from 'vitest';
import { texts } from '../../../../src/pages/contact/presenters.ts';
import { localeContent } from '../../../../src/site/locale-content.ts';
import { season } from '../concerts/season.ts';

test('the kit names people to ask, with what is known of them', async () => {
  const common = 'title: An agency\nrole: Management\n';
  const source = await season({
    'content/en/contacts/a.mdx': `---\norder: 1\n${common}territory: Spain\ntelephone: +34 910 000 000\n---\n`,
    'content/en/contacts/b.mdx': `---\norder: 2\n${common}---\n`,
  });
  expect(texts(localeContent(source, 'en'))).toEqual({
    'contacts.txt': 'An agency\nManagement\nSpain\n+34 910 000 000\n\nAn agency\nManagement\n',
  });
});

test('the kit has no file of contacts where there are none', async () => {
  expect(texts(localeContent(await season({}), 'en'))).toEqual({ 'contacts.txt': '' });
});
