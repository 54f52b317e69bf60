// A number of works -> the texts of their files, the same for the same number.
import type { Files } from '../../folder.ts';

const groups = ['orchestra', 'soloists-and-orchestra', 'ensemble', 'solo'];

const words = {
  en: `the orchestra plays a slow movement that rises from low strings into brass while two oboes
    answer each other over a held note of violas and cellos after which every player falls silent for
    one long bar before another dance begins with harp bells and muted horns near its quiet end where
    light returns by degrees as if a door had been opened onto water at evening`.split(/\s+/),
  es: `la orquesta toca un movimiento lento que sube desde las cuerdas graves hasta los metales
    mientras dos oboes se responden sobre una nota tenida de violas y chelos tras la cual todos callan
    durante un compás largo antes de que otra danza empiece con arpa campanas y trompas con sordina
    cerca de su final callado donde vuelve la luz poco a poco`.split(/\s+/),
};
type Language = keyof typeof words;

/** Works keyed by path in a project: half of them are translated into Spanish. */
export function generateWorks(count: number): Files {
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    const slug = `entry-${String(index).padStart(5, '0')}`;
    const languages = index % 2 === 0 ? (['en', 'es'] as const) : (['en'] as const);
    for (const language of languages)
      files[`content/${language}/works/${slug}.mdx`] = workIn(language, index);
  }
  return files;
}

function workIn(language: Language, index: number): string {
  const shared = `group: ${groups[index % groups.length]}
year: ${1950 + (index % 75)}
duration: ${5 + (index % 40)} min
audioVideo: https://example.org/listen/${index}
`;
  const title = (nth: number) => sentence(language, index * nth, 3).slice(0, -1);
  const half = [1, 2, 3, 4, 5].map((nth) => sentence(language, index * 7 + nth * 13, 12)).join(' ');
  return `---
${language === 'en' ? shared : ''}title: ${title(1)} ${index}
instrumentation: ${sentence(language, index * 5, 8)}
---

${half} *${title(3)} ${index}* and [${title(5)}](https://example.org/${index}).

${half} **${title(11)}**.${index % 4 === 0 ? `\n\n- ${title(13)}\n- ${title(17)}` : ''}
`;
}

/** So many words from a place on, round the end. */
function sentence(language: Language, start: number, length: number): string {
  const all = words[language];
  const chosen = Array.from({ length }, (_, nth) => all[(start + nth) % all.length]).join(' ');
  return `${chosen.charAt(0).toUpperCase()}${chosen.slice(1)}.`;
}
