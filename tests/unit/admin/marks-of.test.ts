import { expect, it } from 'vitest';
import { digestTexts } from '../../../src/content/translations/marks.ts';
import { readFile, writeFile } from '../../../src/admin/browser/source-format.ts';
import { marksOf, sourceOfTranslation } from '../../../src/admin/browser/marks-of.ts';

const original = readFile(
  'works',
  '---\ntitle: Aurora\ninstrumentation: Violin\n---\n\nA remark.\n',
);
const digests = digestTexts(
  new Map([
    ['title', 'Aurora'],
    ['instrumentation', 'Violin'],
    ['body', 'A remark.'],
  ]),
);

function stampIn(marks: ReturnType<typeof marksOf>): unknown {
  return marks['translates'];
}

it('stamps what was translated with the original of today', () => {
  const translation = { ...readFile('works', ''), title: 'Alba' };
  expect(stampIn(marksOf({ collection: 'works', original, translation }))).toBe(
    `title=${digests.get('title')}`,
  );
});

it('keeps the stamp of what wasn’t touched, however old it is', () => {
  const before = readFile('works', '---\ntitle: Alba\ntranslates: title=000000\n---\n');
  const translation = { ...before, instrumentation: 'Violín' };
  expect(stampIn(marksOf({ collection: 'works', original, translation }))).toBe(
    `title=000000 instrumentation=${digests.get('instrumentation')}`,
  );
});

it('stamps nothing that is left to the original', () => {
  const before = readFile('works', '---\ntitle: Alba\ntranslates: title=000000\n---\n');
  expect(
    stampIn(marksOf({ collection: 'works', original, translation: { ...before, title: '' } })),
  ).toBe('');
});

it('begins a translation without the original’s own lines', () => {
  const commented = readFile('works', '---\n# In English.\ntitle: Aurora\n---\n');
  const translation = { ...commented, title: 'Alba', body: '' };
  const pair = { collection: 'works', original: commented, translation } as const;
  const source = sourceOfTranslation(pair);
  expect(writeFile('works', { ...translation, ...marksOf(pair), _source: source })).toBe(
    `---\ntitle: Alba\ntranslates: title=${digests.get('title')}\n---\n`,
  );
});

it('stamps the texts of buttons and labels by group', () => {
  const texts = { site: { menu: 'Menu' }, _source: 'site:\n  menu: Menu\n' };
  const translation = { site: { menu: 'Menú' }, _source: '' };
  const digest = digestTexts(new Map([['menu', 'Menu']])).get('menu');
  expect(stampIn(marksOf({ collection: 'messages', original: texts, translation }))).toMatchObject({
    site: `menu=${digest}`,
  });
});
