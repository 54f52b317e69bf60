import { expect, test } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { smallestContent } from '../content/workspace.ts';
import { season } from '../pages/concerts/season.ts';

const profiles = [
  ['photos', 'Pictures', 'https://example.org/a', 'photos'],
  ['instagram', 'Pictures', 'https://example.org/b', 'photos'],
  ['', 'Instagram', 'https://example.org/c', 'photos'],
  ['', 'Films', 'https://www.youtube.com/@ines', 'video'],
  ['network', 'Profile', 'https://www.linkedin.com/in/ines', 'network'],
  ['network', 'YouTube', 'https://example.org/d', 'elsewhere'],
  ['', 'Page', 'https://www.facebook.com/ines', 'facebook'],
  ['bluesky', 'Bluesky', 'https://example.org/e', 'elsewhere'],
] as const;

test('a profile’s mark is what its sign says or, without one, its name or its address', async () => {
  const social = profiles.map(
    ([icon, label, url]) =>
      `  - label: ${label}\n    url: ${url}\n${icon && `    icon: ${icon}\n`}`,
  );
  const site = String(smallestContent()['content/site.yaml']);
  const files = {
    'content/site.yaml': site.replace('social: []\n', `social:\n${social.join('')}`),
  };
  const shell = shellData(await season(files), 'en');
  expect(shell.site.social.map(({ icon }) => icon)).toEqual(profiles.map(([, , , mark]) => mark));
});
