import { expect, test } from 'vitest';
import { headerLayout } from '../../../src/shell/header-layout.ts';

const links = ['Inicio', 'Biografía', 'Galería', 'Vídeos', 'Prensa', 'Contacto'];

test('the header fits six links on a tablet in landscape orientation, but not seven', () => {
  expect(widthOf(links)).toBeLessThan(64);
  expect(widthOf([...links, 'Conciertos'])).toBeGreaterThan(64);
});

test('a name is counted as two lines long at most', () => {
  const width = widthOf(links, 'A'.repeat(34));
  expect(widthOf(links, 'A'.repeat(60))).toBe(width);
  expect(width).toBeGreaterThan(widthOf(links, 'A'.repeat(20)));
});

test('links that are wider than the page are collapsed into the menu in any viewport', () => {
  expect(widthOf(Array.from({ length: 12 }, () => 'Biography'))).toBeGreaterThan(1000);
});

test('full-width letters are counted as a square each', () => {
  const labels = ['ホーム', '経歴', '演奏会', 'ギャラリー', '動画', '報道', 'お問い合わせ'];
  const letters = labels.join('').length;
  // In rem: the name at 1.5 a letter, labels at .8125 and their spacing, the gaps, the toggle and the gutters.
  const minimum = 5 * 1.5 + letters * 0.8125 * 1.18 + labels.length * 1.25 + 5.5 + 6;
  expect(widthOf(labels, '小澤 征爾')).toBeGreaterThan(minimum);
  expect(widthOf(labels, '小澤 征爾')).toBeLessThan(1.3 * minimum);
});

function widthOf(labels: readonly string[], name = 'A Musician’s Name'): number {
  return Number(/min-width: ([\d.]+)em/.exec(headerLayout(name, labels).navFits)?.[1]);
}
