import { siteOf } from '../../../src/settings/site.ts';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paragraphsIn } from '../../../src/content/markdown/typeset-body.ts';
import { parseBody } from '../../../src/content/markdown/parser.ts';
import { openLibrary } from '../../../src/content/library.ts';
import type { BiographyPage } from '../../../src/pages/biography/data.ts';
import type { Locale } from '../../../src/locales.ts';
import { isPage } from '../../is-page.ts';
import type { PageData } from '../../../src/page/page.ts';
import { partsOf } from '../../../src/page/room.ts';
import { pageAddresses, pageData, type Shown } from '../../../src/page/page-data.ts';
import type { ListedWork, WorksPage } from '../../../src/pages/works/data.ts';
import { fortyWorks } from '../../forty-works.ts';
import { closeCompiler, compileBody } from '../content/markdown/compile.ts';
import { printedWith } from '../content/golden.ts';
import { readFolder } from '../../folder.ts';
import { makeWorkspace } from '../content/workspace.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';

const texts = readFolder('src/content/template');
const { root, remove } = makeWorkspace({
  ...fortyWorks(),
  'content/en/messages.yaml': texts['en/messages.yaml'],
  'content/es/messages.yaml': texts['es/messages.yaml'],
});
let source: Shown;
let pages: readonly PageData[];

beforeAll(async () => {
  const library = await openLibrary({
    root,
    folder: 'content',
    isDevelopment: false,
    model: siteModel,
  });
  const loadBody = async ({ text }: { readonly text: string }) => {
    const { default: Body } = await compileBody(text);
    return { default: () => createElement(Body), paragraphs: paragraphsIn(parseBody(text), 'en') };
  };
  const shown = library.current().site();
  source = {
    ...shown,
    site: siteOf(shown),
    ...partsOf(rooms),
    loadBody,
    builtAt: '2027-02-01T00:00:00Z',
  };
  const addresses = pageAddresses(source).filter((address) => address.includes('biography'));
  pages = await Promise.all(addresses.map((address) => pageData(source, address)));
});

afterAll(async () => {
  remove();
  await closeCompiler();
});

it('has no problem without an invented fact', () => {
  expect(Object.keys(fortyWorks()).filter((path) => path.includes('/en/'))).toHaveLength(40);
  expect(printedWith(fortyWorks())).toBe('No errors.\n');
});

it('sorts each group by what is in progress, then by the last year, and puts the undated last', () => {
  const works = listed('en');
  const inGroup = (name: string) =>
    works.filter(({ group }) => group === name).map(({ slug, years }) => `${slug} ${years.value}`);
  expect(inGroup('orchestra')).toEqual([
    'second-symphony 2024',
    'nocturne-for-harbour-cranes 2023',
    'tidal-charts 2008–2011',
    'first-symphony 1989',
    'overture-to-an-unwritten-play c. 1985',
    'fanfare undated',
  ]);
  expect(inGroup('vocal')).toEqual([
    'cabaret-songs 2006–2022',
    'letters-from-the-ice 2019–2020',
    'three-songs 1991',
    'vocalise undated',
  ]);
});

it.each([
  ['en', 'the-drowned-bell', '1998–2001', 'revised 2004', 'about 1 h 35′'],
  ['en', 'paper-theatre', 'in progress', undefined, undefined],
  ['en', 'second-symphony', '2024', 'in progress', undefined],
  ['en', 'lament-for-viola', '1993', 'revised c. 2000', '11′30″'],
  ['en', 'seven-psalms', '2010', undefined, 'about 18–20′'],
  ['en', 'untitled', 'undated', undefined, undefined],
  ['es', 'overture-to-an-unwritten-play', 'hacia 1985', undefined, 'aprox. 8′'],
  ['es', 'fanfare', 'sin fecha', undefined, '1′45″'],
  ['es', 'string-quartet-1', '1987', 'revisión de 1994', '19′'],
] as const)('shows in %s of %s: %s, %s, %s', (locale, slug, years, progress, length) => {
  const work = listed(locale).find((each) => each.slug === slug);
  const shown = [work?.years.value, work?.progress?.value, work?.length?.shown];
  expect(shown.map((each) => each?.replaceAll('\u00A0', ' '))).toEqual([years, progress, length]);
});

/** The works of all pages of the catalogue. */
function listed(locale: Locale): ListedWork[] {
  return pages.flatMap((data) =>
    data.locale === locale &&
    (isPage<BiographyPage>(data, 'biography') || isPage<WorksPage>(data, 'works'))
      ? (data.content.works?.entries ?? [])
      : [],
  );
}
