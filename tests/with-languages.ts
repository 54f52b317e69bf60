// Other languages in a copy of the project.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of languages, as src/locales.ts has them; the one that is the original loses its prefix. */
const lines = {
  en: `{ id: 'en', tag: 'en-GB', name: 'English', prefix: '/en', home: 'Home' }`,
  es: `{ id: 'es', tag: 'es-ES', name: 'Español', prefix: '/es', home: 'Inicio' }`,
  de: `{ id: 'de', tag: 'de-DE', name: 'Deutsch', prefix: '/de', home: 'Startseite' }`,
  fr: `{ id: 'fr', tag: 'fr-FR', name: 'Français', prefix: '/fr', home: 'Accueil' }`,
  ar: `{ id: 'ar', tag: 'ar-EG', name: 'العربية', prefix: '/ar', home: 'الرئيسية' }`,
} as const;

/** A language that a copy may have. */
export type LanguageId = keyof typeof lines;

/** Writes the languages of a copy into its src/locales.ts, the original first. */
export function withLanguages(folder: string, ids: readonly LanguageId[]): void {
  const file = join(folder, 'src/locales.ts');
  const list = ids.map((id, index) => {
    const line = lines[id];
    return `  ${index === 0 ? line.replace(/prefix: '[^']*'/, "prefix: ''") : line},\n`;
  });
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(= \[\n)[^\]]*(\];)/, `$1${list.join('')}$2`));
}
