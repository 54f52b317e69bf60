// In: the form of a translation. Out: the toggles for its marks: what is still right, what stays in the original language.
import { defaultLocale, locales, type Locale } from '../../locales.ts';
import { originalName } from '../../text/language-name.ts';
import { type CmsEntry, identityOf } from './entry-files.ts';
import { labelOfPath } from '../../content/fields/label.ts';
import { digestsOf, stampOf, stateOf, withMarks } from './marks-of.ts';
import { schemaIn, sourceField } from './source-format.ts';

/** A toggle for the mark of a text. */
export interface Toggle {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  /** The file of the translation after it is toggled. */
  readonly fileWhenToggled: string;
}

/** The language of a form, whose entry names those of the others. */
export function localeOf({ i18n }: CmsEntry): Locale {
  const others = locales.filter(({ id }) => !Object.hasOwn(i18n, id)).map(({ id }) => id);
  return others.find((id) => id === defaultLocale) ?? others[0] ?? defaultLocale;
}

/** A toggle for each text whose original has changed, and for each that is left to the original. */
export function togglesOf(entry: CmsEntry, opened: string): Toggle[] {
  const original = entry.i18n[defaultLocale]?.data;
  if (!original || localeOf(entry) === defaultLocale) return [];
  const { collection } = identityOf(entry, () => false);
  const pair = { collection, original, translation: entry.data };
  const { stale, missing, kept } = stateOf(pair);
  const before = stampOf({ ...pair, translation: { ...entry.data, [sourceField]: opened } });
  const stamp = stampOf(pair);
  const current = digestsOf(pair);
  const renewed = [...stamp.keys()].filter(
    (name) => before.has(name) && before.get(name) !== stamp.get(name),
  );
  const right = [...stale, ...renewed].map((name) => {
    const digest = stale.includes(name) ? current.get(name) : before.get(name);
    return {
      name: `right.${name}`,
      label: `${labelOfPath(name, schemaIn(collection))} has changed in ${originalName()} since it was translated: this is still right`,
      isOn: !stale.includes(name),
      fileWhenToggled: withMarks(pair, { stamp: new Map([...stamp, [name, digest ?? '']]) }),
    };
  });
  const left = [...missing, ...kept].map((name) => ({
    name: `keep.${name}`,
    label: `${labelOfPath(name, schemaIn(collection))} stays in ${originalName()}`,
    isOn: kept.includes(name),
    fileWhenToggled: withMarks(pair, {
      keep: new Set(kept.includes(name) ? kept.filter((each) => each !== name) : [...kept, name]),
    }),
  }));
  return [...right, ...left];
}
