// A third language is one line in src/locales.ts and one folder of content, here with two files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pressItem, work } from '../content/workspace.ts';
import { makeProject, type Project } from './project.ts';

const french = `  { id: 'fr', name: 'Français', prefix: '/fr', territory: 'fr_FR', home: 'Accueil' },\n`;

let project: Project;

beforeAll(async () => {
  project = makeProject();
  const locales = readFileSync(join(project.folder, 'src/locales.ts'), 'utf8');
  project.write('src/locales.ts', locales.replace('] as const;', `${french}] as const;`));
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
  const { code, output } = await project.build();
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}, 180_000);

afterAll(() => project?.remove());

function read(file: string): string {
  return readFileSync(join(project.folder, 'dist', file), 'utf8');
}

describe('a third language', () => {
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

  test('has a 404 page of its own', () => {
    expect(read('fr/404.html')).toContain('<html lang="fr">');
    expect(read('fr/404.html')).toContain('noindex');
  });

  test('turns the button for languages into one for each other that works without script', () => {
    const header = /<header.*?<\/header>/s.exec(read('es/press.html'))?.[0] ?? '';
    const forms = [...header.matchAll(/<form [^>]*action="([^"]+)".*?<\/form>/gs)];
    const buttons = forms.map(([form, address]) => [
      address,
      /<button[^>]*aria-label="([^"]+)"/.exec(form)?.[1],
      />(\w+)<\/button>/.exec(form)?.[1],
    ]);
    expect(buttons).toEqual([
      ['/press', 'English', 'EN'],
      ['/fr/press', 'Français', 'FR'],
    ]);
  });
});
