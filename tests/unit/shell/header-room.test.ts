import { expect, test } from 'vitest';
import { headerLayout } from '../../../src/shell/header-layout.ts';

const links = ['Inicio', 'Biografía', 'Galería', 'Vídeos', 'Prensa', 'Contacto'];

test('the header has room for six links on a tablet held sideways, not for a seventh', () => {
  expect(widthOf(links)).toBeLessThan(64);
  expect(widthOf([...links, 'Conciertos'])).toBeGreaterThan(64);
});

test('a name of more than two lines takes no more room than two', () => {
  const width = widthOf(links, 'A'.repeat(34));
  expect(widthOf(links, 'A'.repeat(60))).toBe(width);
  expect(width).toBeGreaterThan(widthOf(links, 'A'.repeat(20)));
});

test('links that are wider than the page give way to the menu in any window', () => {
  expect(widthOf(Array.from({ length: 12 }, () => 'Biography'))).toBeGreaterThan(1000);
});

test('letters of a square take the room of a square', () => {
  const labels = ['ホーム', '経歴', '演奏会', 'ギャラリー', '動画', '報道', 'お問い合わせ'];
  const letters = labels.join('').length;
  // In rem: the name at 1.5 a letter, labels at .8125 and their spacing, the gaps, the toggle and the gutters.
  const least = 5 * 1.5 + letters * 0.8125 * 1.18 + labels.length * 1.25 + 5.5 + 6;
  expect(widthOf(labels, '小澤 征爾')).toBeGreaterThan(least);
  expect(widthOf(labels, '小澤 征爾')).toBeLessThan(1.3 * least);
});

function widthOf(labels: readonly string[], name = 'A Musician’s Name'): number {
  return Number(/min-width: ([\d.]+)em/.exec(headerLayout(name, labels).navFits)?.[1]);
}
