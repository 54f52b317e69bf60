import { expect, test } from 'vitest';
import { coverHtml } from '../../../../src/body/cover.ts';

test('the cover of a video without a picture has no styles, which the CSP would block', () => {
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
