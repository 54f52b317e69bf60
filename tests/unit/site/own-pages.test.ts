import { expect, test } from 'vitest';
import type { Phrase } from '../../../src/content/fields/localized.ts';
import { linksOf } from '../../../src/ui/page-links.tsx';
import type { LinkList } from '../../../src/page/page.ts';
import type { ShellData } from '../../../src/page/page.ts';
import { pageAddresses, pageData } from '../../../src/page/page-data.ts';
import { partsOf } from '../../../src/page/room.ts';
import { shellData } from '../../../src/page/shell-data.ts';
import type { Files } from '../../folder.ts';
import { season } from '../pages/concerts/season.ts';
import { smallestContent, work } from '../content/workspace.ts';

const site = String(smallestContent()['content/site.yaml']);

/** A site with these files, each body of which has these paragraphs. */
async function siteOf(files: Files, paragraphs: readonly Phrase[] = []) {
  return { ...(await season(files)), loadBody: async () => ({ default: () => null, paragraphs }) };
}

function page(fields: string): string {
  return `---\n${fields}---\n\nText.\n`;
}

test('without lists of pages a shell has no links of its own', async () => {
  const source = await siteOf({ 'content/en/pages/teaching.mdx': page('title: Teaching\n') });
  expect(shellData(source, 'en')).not.toHaveProperty('links');
  expect(pageAddresses(source)).toContain('/es/teaching');
});

test('a link says the title for menus, and the title where only that is translated', async () => {
  const source = await siteOf({
    'content/site.yaml': `${site}menu: [home, media, teaching]\nlegal: [imprint]\n`,
    'content/en/pages/teaching.mdx': page('title: All my teaching\nmenuTitle: Teaching\n'),
    'content/es/pages/teaching.mdx': '---\ntitle: Clases\n---\n',
    'content/en/pages/imprint.mdx': page('title: Imprint\n'),
  });
  // There are no videos, and so no page of them.
  expect(shellData(source, 'en').links).toEqual({
    menu: [
      { path: '', title: { value: 'nav.home' } },
      { path: 'teaching', title: { value: 'Teaching' } },
    ],
    legal: [{ path: 'imprint', title: { value: 'Imprint' } }],
  });
  expect(shellData(source, 'es').links?.menu?.[1]).toEqual({
    path: 'teaching',
    title: { value: 'Clases' },
  });
  expect(shellData(source, 'en').site).not.toHaveProperty('menu');
});

test('links say what a room declares as their title', async () => {
  const found = await siteOf({ 'content/site.yaml': `${site}menu: [contact]\n` });
  const rooms = found.rooms.map((room) =>
    room.name === 'contact' && room.texts
      ? { ...room, texts: { ...room.texts, title: 'contact.formTitle' } }
      : room,
  );
  const shell = shellData({ ...found, ...partsOf(rooms) }, 'en');
  const link = { path: 'contact', title: { value: 'contact.formTitle' } };
  expect(shell.links?.menu).toEqual([link]);
  expect(shell.pages.at(-1)).toEqual({ ...link, name: 'contact', isForContact: true });
});

test('the footer has the links of the menu where it has none of its own', async () => {
  const menu = `${site}menu: [contact, home]\n`;
  const shell = async (lists: string) =>
    shellData(await siteOf({ 'content/site.yaml': lists }), 'en');
  const pathsOf = (data: ShellData, list: LinkList) => linksOf(data, list).map(({ path }) => path);
  expect(pathsOf(await shell(site), 'menu')).toEqual(['', 'biography', 'contact']);
  expect(pathsOf(await shell(site), 'footer')).toEqual(['', 'biography', 'contact']);
  expect(pathsOf(await shell(menu), 'footer')).toEqual(['contact', '']);
  expect(pathsOf(await shell(`${menu}footer: [home]\n`), 'footer')).toEqual(['']);
  expect(pathsOf(await shell(menu), 'legal')).toEqual([]);
});

test('search engines read the first paragraph below headings, or the description', async () => {
  const paragraphs = [{ value: 'A heading' }, { value: 'Lessons in Vigo, 3 p.m. Write to me.' }];
  const files = {
    'content/en/pages/teaching.mdx': page('title: Teaching\n'),
    'content/en/pages/projects.mdx': page('title: Projects\ndescription: What I plan.\n'),
  };
  const source = await siteOf(files, paragraphs);
  const { description, title } = await pageData(source, '/teaching');
  expect([title.value, description.value]).toEqual(['Teaching', paragraphs[1]?.value]);
  expect((await pageData(source, '/projects')).description.value).toBe('What I plan.');
});

test('a page is in the languages of its entry, whatever interface texts and names it has', async () => {
  const source = await siteOf({
    'content/es/messages.yaml': "pages:\n  updated: 'Última modificación: {date}'\n",
    'content/en/pages/a.mdx': page('title: A\nupdated: 2026-10-02\n'),
    'content/en/pages/b.mdx': page('title: B\n'),
    'content/es/pages/b.mdx': '---\n---\n\nTexto.\n',
    'content/en/works/heard.mdx': work(
      'recordings:\n  - name: Trio\n    url: https://example.org/trio\n',
    ),
  });
  expect((await pageData(source, '/es/a')).languages).toEqual(['en']);
  expect((await pageData(source, '/es/b')).languages).toEqual(['en', 'es']);
  expect((await pageData(source, '/es/works/heard')).languages).toEqual(['en']);
});
