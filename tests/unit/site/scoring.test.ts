import { expect, it } from 'vitest';
import { spellScoring } from '../../../src/site/scoring.ts';

it.each([
  [
    '3.3.3.3-4.3.3.1-timp.perc(3)-hp-str',
    'three flutes, three oboes, three clarinets, three bassoons; four horns, three trumpets, three trombones, tuba; timpani, three percussionists; harp; strings',
    'tres flautas, tres oboes, tres clarinetes, tres fagotes; cuatro trompas, tres trompetas, tres trombones, tuba; timbales, tres percusionistas; arpa; cuerda',
  ],
  [
    '1.1.1.1-2.0.0.0-perc(1)-str',
    'flute, oboe, clarinet, bassoon; two horns; one percussionist; strings',
    'flauta, oboe, clarinete, fagot; dos trompas; un percusionista; cuerda',
  ],
])('spells out %s', (scoring, english, spanish) => {
  expect(spellScoring(scoring, 'en')).toBe(english);
  expect(spellScoring(scoring, 'es')).toBe(spanish);
});

it('tells what a player plays besides', () => {
  expect(spellScoring('2[picc].0.0.0-str', 'en')).toBe('two flutes doubling piccolo; strings');
  expect(spellScoring('2[picc].0.0.0-str', 'es')).toBe('dos flautas que doblan flautín; cuerda');
});

it('counts named players', () => {
  expect(spellScoring('2vn.va.vc-pf', 'en')).toBe('two violins, viola, cello; piano');
});

it('leaves alone what it does not know', () => {
  expect(spellScoring('1.1.1.1-theremin', 'en')).toBe('flute, oboe, clarinet, bassoon; theremin');
});
