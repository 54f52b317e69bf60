// As many languages as src/locales.ts has lines: a third one in part, and one alone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withLanguages } from '../../with-languages.ts';
import { englishMessages, pressItem, work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';

let project: Project;

afterAll(() => project?.remove());

function read(file: string): string {
  return readFileSync(join(project.folder, 'dist', file), 'utf8');
}

async function build(): Promise<void> {
  const { code, output } = await project.build();
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}

describe('a third language', () => {
  beforeAll(async () => {
    project = makeProject();
    withLanguages(project.folder, ['en', 'es', 'fr']);
    project.write('content/en/works/aurora.mdx', work('', 'A note in English.\n'));
    project.write('content/en/press/item.mdx', pressItem(1));
    project.write(
      'content/en/photos/hall.mdx',
      '---\norder: 1\nimage: hall.png\nalt: A hall\ncaption: A hall\n---\n',
    );
    project.write(
      'content/en/videos/fugue.mdx',
      '---\norder: 1\nid: WIrNDWqANCs\nposter: hall.png\ntitle: A fugue\ndescription: Played.\n---\n',
    );
    project.write('content/fr/messages.yaml', 'nav:\n  press: Presse\n');
    project.write('content/fr/works/aurora.mdx', '---\ntitle: Aurore\n---\n');
    await build();
  }, 180_000);

  afterAll(() => project.remove());

  test.each(['fr.html', 'fr/biography.html', 'fr/gallery.html', 'fr/media.html', 'fr/press.html'])(
    'has the page %s',
    (file) => {
      expect(read(file)).toContain('<html lang="fr">');
    },
  );

  test('shows its own texts, and English where it has none, marked as English', () => {
    const page = read('fr/biography.html');
    expect(page).toMatch(/<h4[^>]*>Aurore<\/h4>/);
    expect(page).toMatch(/lang="en"[^>]*>(?:<[^>]+>)*A note in English\./);
    expect(page).toContain('>Presse<');
  });

  test.each(['index.html', 'es/press.html', 'fr/press.html'])('is named by %s', (file) => {
    const tags = [...read(file).matchAll(/rel="alternate" hreflang="([\w-]+)"/gi)];
    expect(tags.map(([, tag]) => tag)).toEqual(['en', 'es', 'fr', 'x-default']);
  });

  test('is in the sitemap with pages that have something of their own', () => {
    const map = read('sitemap.xml');
    expect(map).toContain('<loc>https://example.org/fr/biography</loc>');
    expect(map).toContain('hreflang="fr" href="https://example.org/fr/biography"');
  });

  test('has a 404 page of its own, which Netlify is told of', () => {
    expect(read('fr/404.html')).toContain('<html lang="fr">');
    expect(read('fr/404.html')).toContain('noindex');
    expect(read('_redirects')).toContain('/fr/* /fr/404.html 404\n');
  });

  test('turns the toggle into a button that opens a list of all without script', () => {
    const header = /<header.*?<\/header>/s.exec(read('es/press.html'))?.[0] ?? '';
    const [, opened] = /<button[^>]* popovertarget="([^"]+)"/i.exec(header) ?? [];
    const [list = ''] =
      new RegExp(`<ul[^>]* id="${opened}" popover.*?</ul>`, 's').exec(header) ?? [];
    const entries = list.matchAll(
      /action="([^"]+)".*?<button[^>]* lang="(\w+)"([^>]*)>([^<]+)<\/button>/gs,
    );
    expect(
      [...entries].map(([, address, , isCurrent, name]) => [address, name, isCurrent]),
    ).toEqual([
      ['/press', 'English', expect.not.stringContaining('aria-current')],
      ['/es/press', 'Español', expect.stringContaining('aria-current="true"')],
      ['/fr/press', 'Français', expect.not.stringContaining('aria-current')],
    ]);
  });
});

describe('a language alone', () => {
  beforeAll(async () => {
    project = makeProject();
    withLanguages(project.folder, ['de']);
    const texts = englishMessages();
    for (const name of ['conductor', 'violinist', 'composer']) {
      const file = `biography/${name}.mdx`;
      project.write(
        `content/de/${file}`,
        readFileSync(join(project.folder, 'content/en', file), 'utf8'),
      );
    }
    project.write('content/de/messages.yaml', texts);
    project.delete('content/en');
    await build();
  }, 180_000);

  test('has its pages at the root, and no others', () => {
    expect(read('biography.html')).toContain('<html lang="de">');
    for (const folder of ['de', 'en', 'es'])
      for (const path of [folder, `${folder}.html`])
        expect(existsSync(join(project.folder, 'dist', path)), path).toBe(false);
  });

  test('has no toggle, no alternates and nothing for Netlify', () => {
    const page = read('biography.html');
    expect(page).not.toMatch(/hreflang|og:locale:alternate|popovertarget|<form/i);
    expect(page).toContain('<meta property="og:locale" content="de_DE">');
    expect(read('sitemap.xml')).not.toContain('hreflang');
    expect(read('_redirects')).toBe('');
  });
});
