import { expect, it } from 'vitest';
import { data, quotedItems, type PressPage } from '../../../../src/pages/press/data.ts';
import { mentions } from '../../../../src/pages/press/mentions.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { isPage } from '../../../is-page.ts';
import { pageData } from '../../../../src/page/page-data.ts';
import { pressItem, work } from '../../content/workspace.ts';
import { season } from '../concerts/season.ts';

const source = await season({
  'content/en/press/item.mdx': pressItem(),
  'content/en/press/a-quote.mdx': quote('publication: The Times\ncritic: Ada Critic\n'),
  'content/en/press/b-dated.mdx': quote('publication: The Post\ndate: 2025-05-01\n'),
});

function quote(fields: string): string {
  return `---\n${fields}quote: Nobody was in a hurry.\n---\n`;
}

async function pressPage(): Promise<PressPage> {
  const page = await pageData(source, '/press');
  if (isPage<PressPage>(page, 'press')) return page;
  throw new Error('That is another page.');
}

it('lists what has no date last', async () => {
  const { entries } = (await pressPage()).content.press;
  expect(entries.map(({ slug }) => slug)).toEqual(['b-dated', 'item', 'a-quote']);
  expect(entries[2]?.date).toBeUndefined();
});

it('gives presenters the critic', () => {
  const content = localeContent(source, 'en');
  expect(quotedItems(content).map((each) => each.critic)).toEqual([undefined, 'Ada Critic']);
});

it('leads to a page of the site in the language, and nowhere where there is none', async () => {
  const page = '---\ntitle: An interview\n---\n\nText.\n';
  const content = await season({
    'content/en/pages/interview.mdx': page,
    'content/en/works/aurora.mdx': work(),
    'content/en/press/a.mdx': quote('publication: A\nurl: /interview\nworks: [aurora]\n'),
    'content/en/press/b.mdx': quote('publication: B\nurl: /gone\nworks: [aurora]\n'),
    'content/en/press/c.mdx': quote('publication: C\nurl: https://example.org/c\n'),
  });
  const spanish = localeContent(content, 'es');
  const { press } = await data(spanish, '');
  const expected = ['/es/interview', undefined, 'https://example.org/c'];
  expect(press.entries.map(({ url }) => url)).toEqual(expected);
  expect(quotedItems(spanish).map(({ url }) => url)).toEqual(expected);
  const { items } = mentions(spanish, { collection: 'works', slug: 'aurora' });
  expect(items.map(({ address }) => address)).toEqual(['/es/interview', '/es/press']);
});
