import { english, languageOf } from './site.ts';
import { expect, test } from './test.ts';
import { expectNewTab } from './visitor.ts';

test.use({ site: 'full' });

test('the footer leads to the newsletter, in the words of the language', async ({
  page,
  visit,
}) => {
  for (const { text, address } of [english, languageOf('es')]) {
    await visit(address('home'));
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: new RegExp(`^${text('footer.newsletter')}`) });
    await expect(link).toHaveAttribute('href', 'https://example.org/newsletter/probe');
    await expectNewTab(link, text('site.newTab'));
  }
});
