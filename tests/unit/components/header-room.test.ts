import { expect, test } from 'vitest';
import { headerRoom } from '../../../src/components/header-room.ts';

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

function widthOf(labels: readonly string[], name = 'A Musician’s Name'): number {
  return Number(/min-width: ([\d.]+)em/.exec(headerRoom(name, labels).enough)?.[1]);
}
