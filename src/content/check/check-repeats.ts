// In: the entries of a collection. Out: warnings about untranslated texts of which an identical text is translated elsewhere.
import { groupBy } from '../../lists.ts';
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { languageName } from '../../text/language-name.ts';
import { type Path, valueAt } from '../fields/value-at.ts';
import type { Entry } from '../fields/content.ts';
import { walkFields } from '../fields/walk.ts';
import type { FieldIssue } from '../model.ts';
import { quoteIfNeeded } from '../report/yaml-text.ts';
import { entryFileOf } from '../source/file-role.ts';

/** A text of an original, and its translation into a language, if any. */
interface TextUse {
  readonly original: Entry;
  readonly path: Path;
  readonly text: string;
  readonly translation: unknown;
  readonly hasTranslationFile: boolean;
}

/** One warning per text and language, if all its translations agree and some are missing. */
export function untranslatedRepeats(entries: readonly Entry[], folder: string): FieldIssue[] {
  const translations = new Map(entries.map((entry) => [`${entry.locale} ${entry.slug}`, entry]));
  const originals = entries.filter(({ locale }) => locale === defaultLocale);
  return locales.slice(1).flatMap(({ id }) => {
    const uses = originals.flatMap((original) =>
      usesIn(original, translations.get(`${id} ${original.slug}`)),
    );
    return groupBy(uses, ({ path, text }) => JSON.stringify([path, text])).flatMap(({ items }) =>
      warningFor(items, id, folder),
    );
  });
}

/** The texts of an entry that other entries may share: without Markdown, and outside lists. */
function usesIn(original: Entry, translation: Entry | undefined): TextUse[] {
  return walkFields(original.collection.translated, original.fields).flatMap(
    ({ path, type, value }) =>
      type.name === 'text' && typeof value === 'string'
        ? {
            original,
            path,
            text: value,
            translation: valueAt(translation?.fields, path),
            hasTranslationFile: translation !== undefined,
          }
        : [],
  );
}

function warningFor(uses: readonly TextUse[], locale: Locale, folder: string): FieldIssue[] {
  const [translation, ...variants] = new Set(
    uses.flatMap((use) => (typeof use.translation === 'string' ? use.translation : [])),
  );
  const [first, ...rest] = uses.filter((use) => use.translation === undefined);
  if (!first || translation === undefined || variants.length > 0 || translation === first.text)
    return [];
  const { original, path, hasTranslationFile } = first;
  const name = String(path.at(-1));
  const file = entryFileOf(folder, { ...original, locale });
  const also =
    ['', ', nor in another entry'][rest.length] ?? `, nor in ${rest.length} other entries`;
  return [
    {
      file: original.file,
      path,
      code: 'translation-elsewhere',
      severity: 'warning',
      message: `\`${name}\` has no ${languageName(locale)} text here${also}; elsewhere it is \`${translation}\`.`,
      hint: `Write \`${name}: ${quoteIfNeeded(translation)}\`${groupPhrase(path)} in ${file}${hasTranslationFile ? '' : ', a new file'}.`,
    },
  ];
}

/** Names the group of a field, if any. */
function groupPhrase(path: Path): string {
  return path.length > 1 ? ` below \`${path.slice(0, -1).join('.')}\`` : '';
}
