import { expect, it } from 'vitest';
import { openLibrary } from '../../../src/content/library.ts';
import { structuredData } from '../../../src/prerender/about/structured-data.ts';
import { isPage } from '../../../src/site/is-page.ts';
import { pageData, shellData } from '../../../src/site/page-data/page-data.ts';
import { readThings } from '../../schema-org.ts';
import { season } from '../concerts/season.ts';
import { smallestContent, workspaceWith } from '../content/workspace.ts';

const members = `members:
  - name: Anna Berg
    instrument:
      en: Violin
      es: Violín
  - name: Jan Haas
    instrument:
      en: Viola
  - name: Eva Lind
`;

function siteWith(kind: string) {
  return `kind: ${kind}\n${members}${String(smallestContent()['content/site.yaml'])}`;
}

async function biographyAt(address: string) {
  const source = await season({ 'content/site.yaml': siteWith('group') });
  const page = await pageData(source, address);
  if (!isPage(page, 'biography')) throw new Error(`${address} is a page of another kind.`);
  return { page, shell: shellData(source, page.locale) };
}

it('lists the members of a group with their instruments, each in a language', async () => {
  const { page } = await biographyAt('/es/biography');
  expect(page.content.members).toEqual([
    { name: 'Anna Berg', instrument: { value: 'Violín' } },
    { name: 'Jan Haas', instrument: { value: 'Viola', lang: 'en' } },
    { name: 'Eva Lind' },
  ]);
});

it('tells machines the members of a group', async () => {
  const { page, shell } = await biographyAt('/biography');
  expect(readThings(JSON.stringify(structuredData(page, shell)))).toContainEqual(
    expect.objectContaining({
      '@type': 'MusicGroup',
      member: ['Anna Berg', 'Jan Haas', 'Eva Lind'].map((name) => ({ '@type': 'Person', name })),
    }),
  );
});

it.each([
  ['person', ['members-of-person']],
  ['group', []],
])('members of a %s are %j', async (kind, codes) => {
  const { root } = workspaceWith({ 'content/site.yaml': siteWith(kind) });
  const library = await openLibrary({ root, folder: 'content' });
  const problems = library.current().problems.filter(({ file }) => file === 'content/site.yaml');
  expect(problems.map(({ code }) => code)).toEqual(codes);
});
