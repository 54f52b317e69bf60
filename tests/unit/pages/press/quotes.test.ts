import { expect, it } from 'vitest';
import { quotedItems, type PressPage } from '../../../../src/pages/press/data.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { isPage } from '../../../is-page.ts';
import { pageData } from '../../../../src/page/page-data.ts';
import { pressItem } from '../../content/workspace.ts';
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
