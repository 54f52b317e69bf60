// The site of the specification: its pages, its languages and what its content says.
import { z } from 'zod';
import { readSettings, readYamlFields } from '../../src/settings/read-settings.ts';
import { isObject } from '../../src/text/is-object.ts';

const content = 'tests/site/content';

/** The pages of its menu, in this order. */
export const pageIds = ['home', 'biography', 'gallery', 'media', 'press', 'contact'] as const;

/** The name of a page of its menu. */
export type PageId = (typeof pageIds)[number];

/** The widths at which layout matters: a phone, a tablet, a desktop. */
export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** What its site.yaml says. */
export const site = z
  .object({
    artist: z.string(),
    email: z.object({ general: z.string(), press: z.string() }),
  })
  .parse(readYamlFields(`${content}/site.yaml`));

/** Its languages. */
export const languages = readSettings(content).languages.map(({ id, name, prefix }) => {
  const texts = { ...readTexts('en'), ...readTexts(id) };
  return {
    id,
    name,
    /** An interface text by its key, such as `nav.home`; English where it isn’t translated. */
    text: (key: string) => texts[key] ?? fail(`text \`${key}\``),
    /** The address of a page, by its path in English. */
    address: (page: string) => (page === 'home' ? prefix || '/' : `${prefix}/${page}`),
  };
});

type Language = (typeof languages)[number];

/** English, for behaviour that is the same in both. */
export const english = languageOf('en');

/** The language of an id. */
export function languageOf(id: string): Language {
  return languages.find((language) => language.id === id) ?? fail(`language \`${id}\``);
}

/** The title of a page, as the specification composes it. */
export function titleOf(page: PageId, { text }: Language): string {
  return page === 'home'
    ? `${site.artist} — ${text('site.subtitle')}`
    : `${text(`nav.${page}`)} — ${site.artist}`;
}

function readTexts(id: string): Readonly<Record<string, string>> {
  const groups = Object.entries(readYamlFields(`${content}/${id}/messages.yaml`));
  return Object.fromEntries(
    groups.flatMap(([group, translated]) =>
      Object.entries(isObject(translated) ? translated : {}).map(([name, text]) => [
        `${group}.${name}`,
        String(text),
      ]),
    ),
  );
}

function fail(what: string): never {
  throw new RangeError(`The site of the specification has no ${what}.`);
}
