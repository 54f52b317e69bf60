import { expect, it } from 'vitest';
import { asText, type FormValues } from '../../../src/admin/browser/form-values.ts';
import {
  asTranslation,
  sourceOfTranslation,
  stampToSave,
  togglesOf,
} from '../../../src/admin/browser/translation-stamp.ts';
import { parseFile, serializeFile } from '../../../src/admin/browser/source-format.ts';

const original = parseFile(
  'works',
  '---\ntitle: Aurora\ninstrumentation: Violin\n---\n\nA remark.\n',
);
const today = '33b4de';

/** A translation in a form whose file has a stamp, with changed values. */
function translated(stamp: string, values: object = {}) {
  return { ...parseFile('works', `---\ntitle: Alba\ntranslates: ${stamp}\n---\n`), ...values };
}

it.each<[string, FormValues, string]>([
  ['a new translation', { ...parseFile('works', ''), title: 'Alba' }, today],
  ['not one that was out of date', translated('00000f', { instrumentation: 'Violín' }), '00000f'],
  ['nothing that is left to the original', translated('00000f', { title: '' }), ''],
])('stamps %s', (_, translation, stamp) => {
  expect(stampToSave({ collection: 'works', original, translation })).toBe(stamp);
});

it('stamps a translation that was up to date when its texts are saved', () => {
  const changed = { ...original, title: 'Sunrise' };
  const stampOf = (translation: FormValues) =>
    stampToSave({ collection: 'works', original: changed, translation });
  expect(stampOf(translated(today, { title: 'Amanecer' }))).toMatch(/^(?!33b4de)[\da-f]{6}$/);
  expect(stampOf(translated(today))).toBe(today);
});

it('starts a translation without the original’s lines', () => {
  const commented = parseFile('works', '---\n# In English.\ntitle: Aurora\n---\n');
  const translation = { ...commented, title: 'Alba', body: '' };
  const pair = { collection: 'works', original: commented, translation } as const;
  expect(sourceOfTranslation(pair)).toBe('');
  expect(serializeFile('works', asTranslation(pair))).toMatch(
    /^---\ntitle: Alba\ntranslates: [\da-f]{6}\n---\n$/,
  );
});

it('stamps the texts of buttons and labels in a line', () => {
  const texts = { site: { menu: 'Menu' }, _source: 'site:\n  menu: Menu\n' };
  const translation = { site: { menu: 'Menú' }, _source: '' };
  expect(stampToSave({ collection: 'messages', original: texts, translation })).toMatch(
    /^[\da-f]{6}$/,
  );
});

/** The toggles of the Spanish form of a work. */
function togglesFor(data: ReturnType<typeof translated>, source = asText(data['_source'])) {
  const about = { collection: 'works', slug: 'aurora', path: '', newRecord: false } as const;
  return togglesOf({ ...about, data, i18n: { en: { data: original } } }, source);
}

it('has a toggle only for an outdated translation, which adds the stamp and restores the old one', () => {
  expect(togglesFor(translated(today))).toEqual([]);
  const old = translated('00000f');
  const [off] = togglesFor(old);
  expect(off?.isChecked).toBe(false);
  const ticked = parseFile('works', off?.toggledText ?? '');
  const pair = { collection: 'works', original, translation: ticked } as const;
  expect(stampToSave(pair)).toBe(today);
  const [on] = togglesFor(ticked, asText(old['_source']));
  expect(on?.isChecked).toBe(true);
  expect(on?.toggledText).toBe(old['_source']);
});
