import { expect, it } from 'vitest';
import { shellData } from '../../../src/page/shell-data.ts';
import { season } from '../pages/concerts/season.ts';
import { smallestContent } from '../content/workspace.ts';

it('has no looks and no languages, which bundles hold', async () => {
  const looks = "colours:\n  accent: '#b90'\nlanguages: [en]\n";
  const site = String(smallestContent()['content/site.yaml']) + looks;
  const shell = shellData(await season({ 'content/site.yaml': site }), 'en');
  for (const name of ['images', 'colours', 'languages'])
    expect(shell.site).not.toHaveProperty(name);
});
