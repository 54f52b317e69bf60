// A number of works -> the texts of their files, the same for the same number.
import type { Files } from '../../folder.ts';

const wordsPerBody = 130;
const groups = ['orchestra', 'soloists-and-orchestra', 'ensemble', 'solo'];
type Language = keyof typeof vocabulary;

/** Works by their path in a project: half of them are translated into Spanish. */
export function generateWorks(count: number): Files {
  const random = randomFrom(count);
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    const languages = index % 2 === 0 ? (['en', 'es'] as const) : (['en'] as const);
    const slug = `entry-${String(index).padStart(5, '0')}`;
    for (const language of languages)
      files[`content/${language}/works/${slug}.mdx`] = workIn(language, index, random);
  }
  return files;
}

type Random = (end: number) => number;

/** Whole numbers from 0 to before `end`, the same for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return (end) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
}

function workIn(language: Language, index: number, random: Random): string {
  const title = () => capitalize(wordsOf(language, 2 + random(2), random).join(' '));
  const half = () => prose(language, wordsPerBody / 2, random);
  const link = () => `[${title()}](https://example.org/${random(1000)})`;
  const shared = `group: ${groups[random(groups.length)]}
year: ${1950 + (index % 75)}
duration: ${5 + random(40)} min
audioVideo: https://example.org/listen/${index}
`;
  const list = random(4) === 0 ? `\n\n- ${title()}\n- ${link()}` : '';
  return `---
${language === 'en' ? shared : ''}title: ${title()} ${index}
instrumentation: ${prose(language, 8, random)}
---

${half()} *${title()}* and ${link()}.

${half()} **${title()}**.${list}
`;
}

/** Sentences of twelve words, so many words in all. */
function prose(language: Language, count: number, random: Random): string {
  const words = wordsOf(language, count, random).map((word, index) => {
    const isLast = index % 12 === 11 || index === count - 1;
    return `${index % 12 === 0 ? capitalize(word) : word}${isLast ? '.' : ''}`;
  });
  return words.join(' ');
}

function wordsOf(language: Language, count: number, random: Random): string[] {
  const all = vocabulary[language];
  return Array.from({ length: count }, () => all[random(all.length)] ?? '');
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const vocabulary = {
  en: `the orchestra plays a slow movement that rises from low strings into brass while two oboes
    answer each other over a held note of violas and cellos after which every player falls silent for
    one long bar before another dance begins with harp bells and muted horns near its quiet end where
    light returns by degrees as if a door had been opened onto water at evening composer conductor
    rehearsal score premiere audience winter harbour tide estuary window letter`.split(/\s+/),
  es: `la orquesta toca un movimiento lento que sube desde las cuerdas graves hasta los metales
    mientras dos oboes se responden sobre una nota tenida de violas y chelos tras la cual todos callan
    durante un compás largo antes de que otra danza empiece con arpa campanas y trompas con sordina
    cerca de su final callado donde vuelve la luz poco a poco como si se abriera una puerta al agua
    compositora directora ensayo partitura estreno público invierno puerto marea estuario`.split(
    /\s+/,
  ),
};
