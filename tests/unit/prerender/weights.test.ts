// However much an editor writes, no page of a list is over its budget: a build that succeeds has kept it.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeProject, type Project } from './project.ts';

const root = join(import.meta.dirname, '../../..');
let project: Project;

/** The biographies and interface texts of the real site count: they share pages with the works. */
beforeAll(() => {
  project = makeProject();
  for (const locale of ['en', 'es']) {
    for (const file of ['messages.yaml', ...biographies]) {
      const text = readFileSync(join(root, 'content', locale, file), 'utf8');
      project.write(`content/${locale}/${file}`, text.replace(/^image: .*$/m, 'image: hall.png'));
    }
  }
});

afterAll(() => project?.remove());

const biographies = ['conductor', 'violinist', 'composer'].map((slug) => `biography/${slug}.mdx`);

describe.each([
  { press: 13, works: 7, words: 25, pressPages: 1, worksPages: 1 },
  { press: 14, works: 30, words: 150, pressPages: 2, worksPages: 4 },
  { press: 25, works: 8, words: 5, pressPages: 2, worksPages: 1 },
  { press: 60, works: 100, words: 60, pressPages: 5, worksPages: 7 },
])(
  '$press press items and $works works with texts of $words words',
  ({ press, works, words, pressPages, worksPages }) => {
    beforeAll(async () => {
      for (const collection of ['press', 'works'])
        rmSync(join(project.folder, 'content/en', collection), { recursive: true, force: true });
      for (let index = 0; index < press; index++)
        project.write(`content/en/press/item-${index}.mdx`, pressItem(index, words));
      for (let index = 0; index < works; index++)
        project.write(`content/en/works/work-${index}.mdx`, work(index, words));
      const { code, output } = await project.build();
      expect([code, code === 0 ? '' : output.slice(-2000)]).toEqual([0, '']);
    }, 240_000);

    test('stand on as many pages as they need', () => {
      const pages = [pagesIn('press'), pagesIn('biography/compositions')];
      expect(pages).toEqual([pressPages - 1, worksPages - 1]);
      expect([pagesIn('es/press'), pagesIn('es/biography/compositions')]).toEqual(pages);
    });

    test('stand all of them on some page', () => {
      const inPress = countOn('press.html', 'press', />Publication \d+</g);
      const inWorks = countOn('biography.html', 'biography/compositions', /id="work-work-\d+"/g);
      expect([inPress, inWorks]).toEqual([press, works]);
    });

    test.each(['1', '02', '9999'])('have no page %s', (number) => {
      for (const list of ['press', 'biography/compositions'])
        expect(existsSync(join(project.folder, 'dist', list, `${number}.html`))).toBe(false);
    });

    test('are linked from page to page, and each page is in the sitemap', () => {
      const map = readFileSync(join(project.folder, 'dist/sitemap.xml'), 'utf8');
      for (let number = 2; number <= pressPages; number++) {
        expect(map).toContain(`<loc>https://example.org/press/${number}</loc>`);
        const before = number === 2 ? 'press.html' : `press/${number - 1}.html`;
        expect(read(before)).toContain(`href="/press/${number}"`);
        const own = `rel="canonical" href="https://example.org/press/${number}"`;
        expect(read(`press/${number}.html`)).toContain(own);
      }
    });
  },
);

function read(file: string): string {
  return readFileSync(join(project.folder, 'dist', file), 'utf8');
}

function pagesIn(folder: string): number {
  try {
    const names = readdirSync(join(project.folder, 'dist', folder));
    return names.filter((name) => name.endsWith('.html')).length;
  } catch {
    return 0;
  }
}

function countOn(first: string, folder: string, sign: RegExp): number {
  const further = Array.from(
    { length: pagesIn(folder) },
    (_, index) => `${folder}/${index + 2}.html`,
  );
  const found = [first, ...further].flatMap((file) => read(file).match(sign) ?? []);
  return new Set(found).size;
}

function pressItem(index: number, words: number): string {
  return `---
type: article
publication: Publication ${index}
date: ${2000 + (index % 25)}-03-09
url: https://example.org/press/${index}
image: hall.png
title: ${prose(index, 7)}
summary: ${prose(index + 1000, Math.min(words, 60))}
alt: ${prose(index + 2000, 10)}
---
`;
}

function work(index: number, words: number): string {
  return `---
group: solo
year: ${1990 + (index % 35)}
duration: 12:30
audioVideo: https://example.org/listen/${index}
title: ${prose(index + 3000, 4)}
instrumentation: ${prose(index + 4000, 12)}
---

${prose(index + 5000, words)}
`;
}

/** Words that no compressor knows, as the worst that an editor may write. */
function prose(seed: number, count: number): string {
  let state = seed + 1;
  const next = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return Math.floor((state / 0x80_00_00_00) * end);
  };
  const letter = () => 'aeiourstnlmdcpbgvhfz'.charAt(next(20));
  const word = () => Array.from({ length: 3 + next(6) }, letter).join('');
  return Array.from({ length: count }, word).join(' ');
}
