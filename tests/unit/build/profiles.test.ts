import { expect, test } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { season } from '../pages/concerts/season.ts';
import { smallestContent } from '../content/workspace.ts';

test('a profile’s mark is what its sign says or, without one, its name or its address', async () => {
  const profiles = [
    ['photos', 'Pictures', 'https://example.org/a'],
    ['instagram', 'Pictures', 'https://example.org/b'],
    ['', 'Instagram', 'https://example.org/c'],
    ['', 'Films', 'https://www.youtube.com/@ines'],
    ['network', 'Profile', 'https://www.linkedin.com/in/ines'],
    ['network', 'YouTube', 'https://example.org/d'],
    ['', 'Page', 'https://www.facebook.com/ines'],
    ['bluesky', 'Bluesky', 'https://example.org/e'],
  ];
  const social = profiles.map(
    ([icon, label, url]) =>
      `  - label: ${label}\n    url: ${url}\n${icon && `    icon: ${icon}\n`}`,
  );
  const site = String(smallestContent()['content/site.yaml']).replace(
    /^social:.*$/m,
    `social:\n${social.join('')}`.trimEnd(),
  );
  const shell = shellData(await season({ 'content/site.yaml': site }), 'en');
  expect(shell.site.social.map(({ icon }) => icon)).toEqual([
    'photos',
    'photos',
    'photos',
    'video',
    'network',
    'elsewhere',
    'facebook',
    'elsewhere',
  ]);
});
