// A number of entries -> a project's content of that size, the same for the same number.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, Random } from './random.ts';

const wordsPerBody = 130;

/**
 * Adds `count` works to a content folder, half of them translated into Spanish. Returns the paths of their files
 * below that folder.
 */
export function generate(folder: string, count: number): string[] {
  const random = new Random(count);
  for (const locale of ['en', 'es']) mkdirSync(join(folder, locale, 'works'), { recursive: true });
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const languages = index % 2 === 0 ? (['en', 'es'] as const) : (['en'] as const);
    return languages.map((language) => {
      const path = `${language}/works/${slugOf(index)}.mdx`;
      writeFileSync(join(folder, path), writeWork(random, language, index));
      return path;
    });
  });
}

function slugOf(index: number): string {
  return `entry-${String(index).padStart(5, '0')}`;
}

/** Copies everything but works. Pictures are replaced by tiny ones: their number doesn't grow. */
export function copyBasics(from: string, to: string): void {
  const isBasic = (path: string) => !path.includes('/works/');
  cpSync(from, to, { recursive: true, filter: isBasic });
  const images = join(to, 'images');
  for (const name of readdirSync(images))
    writeFileSync(join(images, name), Buffer.from(tinyPicture, 'base64'));
}

const tinyPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWOowAEYhpYEACrVWgHfA7Y0AAAAAElFTkSuQmCC';

function writeWork(random: Random, language: Language, index: number): string {
  const shared = `group: ${random.pick(['orchestra', 'soloists-and-orchestra', 'ensemble', 'solo'])}
year: ${1950 + (index % 75)}
duration: ${5 + random.below(40)} min
audioVideo: https://example.org/listen/${slugOf(index)}
`;
  return `---
${language === 'en' ? shared : ''}title: ${random.title(language)} ${index}
instrumentation: ${random.prose(8, language)}
---

${bodyOf(random, language)}
`;
}

/** Prose with the Markdown that editors use: emphasis, a link, now and then a list. */
function bodyOf(random: Random, language: Language): string {
  const half = () => random.prose(wordsPerBody / 2, language);
  const link = `[${random.title(language)}](https://example.org/${random.below(1000)})`;
  const list = random.below(4) === 0 ? `\n\n- ${random.title(language)}\n- ${link}` : '';
  return `${half()} *${random.title(language)}* and ${link}.\n\n${half()} **${random.title(language)}**.${list}`;
}
