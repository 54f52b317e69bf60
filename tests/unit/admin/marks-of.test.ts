import { expect, it } from 'vitest';
import { asText } from '../../../src/admin/browser/form-values.ts';
import {
  asTranslation,
  sourceOfTranslation,
  stampToSave,
  togglesOf,
} from '../../../src/admin/browser/marks-of.ts';
import { readFile, writeFile } from '../../../src/admin/browser/source-format.ts';

const original = readFile(
  'works',
  '---\ntitle: Aurora\ninstrumentation: Violin\n---\n\nA remark.\n',
);
const today = '33b4de';

/** A translation in a form whose file has a stamp, with values that are new. */
function translated(stamp: string, values: object = {}) {
  return { ...readFile('works', `---\ntitle: Alba\ntranslates: ${stamp}\n---\n`), ...values };
}

it('stamps a new translation, whichever texts it has', () => {
  const translation = { ...readFile('works', ''), title: 'Alba' };
  expect(stampToSave({ collection: 'works', original, translation })).toBe(today);
});

it('stamps a translation that was in date whenever its texts are saved', () => {
  const changed = { ...original, title: 'Sunrise' };
  const [same, other] = [translated(today), translated(today, { title: 'Amanecer' })];
  const stamp = stampToSave({ collection: 'works', original: changed, translation: other });
  expect(stamp).toMatch(/^[\da-f]{6}$/);
  expect(stamp).not.toBe(today);
  expect(stampToSave({ collection: 'works', original: changed, translation: same })).toBe(today);
});

it('leaves the stamp of a translation that was out of date, whatever is changed in it', () => {
  const translation = translated('00000f', { instrumentation: 'Violín' });
  expect(stampToSave({ collection: 'works', original, translation })).toBe('00000f');
});

it('stamps nothing that is left to the original', () => {
  const translation = translated('00000f', { title: '' });
  expect(stampToSave({ collection: 'works', original, translation })).toBe('');
});

it('begins a translation without the original’s own lines', () => {
  const commented = readFile('works', '---\n# In English.\ntitle: Aurora\n---\n');
  const translation = { ...commented, title: 'Alba', body: '' };
  const pair = { collection: 'works', original: commented, translation } as const;
  expect(sourceOfTranslation(pair)).toBe('');
  expect(writeFile('works', asTranslation(pair))).toMatch(
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

it('has a box for a translation that is out of date alone, which stamps it and takes it back', () => {
  expect(togglesFor(translated(today))).toEqual([]);
  const old = translated('00000f');
  const [off] = togglesFor(old);
  expect(off?.isOn).toBe(false);
  const ticked = readFile('works', off?.fileWhenToggled ?? '');
  const pair = { collection: 'works', original, translation: ticked } as const;
  expect(stampToSave(pair)).toBe(today);
  const [on] = togglesFor(ticked, asText(old['_source']));
  expect(on?.isOn).toBe(true);
  expect(on?.fileWhenToggled).toBe(old['_source']);
});
