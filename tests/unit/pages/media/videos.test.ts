import { expect, test } from 'vitest';
import { pageData } from '../../../../src/page/page-data.ts';
import { localeContent } from '../../../../src/page/locale-content.ts';
import { coverHtml } from '../../../../src/body/cover.ts';
import { search } from '../../../../src/pages/media/search.ts';
import { season } from '../concerts/season.ts';

function video(order: number, ...lines: readonly string[]): string {
  const id = `id: nPHIZw7HZq${order}`;
  return `---\norder: ${order}\n${[id, ...lines].join('\n')}\ntitle: Fugue\ndescription: Played.\n---\n`;
}

test('search engines read of the videos with a picture and the day on which they were published', async () => {
  const source = await season({
    'content/en/videos/a.mdx': video(1, 'uploaded: 2024-03-09'),
    'content/en/videos/b.mdx': video(2, 'poster: hall.png'),
    'content/en/videos/c.mdx': video(3, 'poster: hall.png', 'uploaded: 2024-03-09'),
  });
  const page = await pageData(source, '/media');
  expect(page.content).toMatchObject({ videos: { total: 3 } });
  const { things = [] } = search(localeContent(source, 'en'), page);
  expect(things).toHaveLength(1);
  expect(things[0]).toHaveProperty(
    'embedUrl',
    'https://www.youtube-nocookie.com/embed/nPHIZw7HZq3',
  );
});

test('the cover of a video without a picture has no styles, which no policy would admit', () => {
  const cover = {
    lang: 'en',
    title: { value: 'Fugue' },
    play: 'Play',
    player: 'https://example.org/',
  };
  const html = coverHtml({ ...cover, poster: undefined });
  expect(html).toContain('<a href="https://example.org/" aria-label="Play: Fugue">');
  expect(html).not.toMatch(/<style|<img|style=|undefined/);
});
