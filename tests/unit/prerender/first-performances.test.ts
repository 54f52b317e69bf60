import { expect, test } from 'vitest';
import { structuredData } from '../../../src/prerender/about/structured-data.ts';
import { pageData, shellData } from '../../../src/site/page-data/page-data.ts';
import { season } from '../concerts/season.ts';
import { work } from '../content/workspace.ts';

async function graphWith(date: string): Promise<string> {
  const premiere = `premiere:\n  date: ${date}\n  place: Vigo\n`;
  const source = await season({ 'content/en/works/aurora.mdx': work(premiere) });
  return JSON.stringify(
    structuredData(await pageData(source, '/biography'), shellData(source, 'en')),
  );
}

test('a first performance whose day is known is an event', async () => {
  expect(await graphWith('2019-05-03')).toContain('"startDate":"2019-05-03"');
});

test.each(['2019', '2019-05'])('a first performance in %s is no event', async (date) => {
  expect(await graphWith(date)).not.toContain('firstPerformance');
});
