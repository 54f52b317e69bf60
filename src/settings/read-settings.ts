// In: site.yaml in the folder of content. Out: what code must know of a site before its content is read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt } from '../content/io/attempt.ts';
import type { SourceText } from '../content/report/locate.ts';
import { readYaml as parseYaml } from '../content/source/read-yaml.ts';
import { isObject } from '../text/is-object.ts';
import { canonicalTag, defaultTag, nativeName } from '../text/language-tag.ts';
import { coloursOf, schemeOf, type Colours, type Scheme } from './colours.ts';

export interface Language {
  /** The name of its folder, which its addresses begin with, and its code in pages: a BCP 47 tag in lower case. */
  readonly id: string;
  /** Its BCP 47 tag, by which dates and numbers are written and sorted. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  /** What its addresses begin with. */
  readonly prefix: '' | `/${string}`;
}

/** What an owner chooses for the entire site. */
export interface Settings {
  /** The original first, which the others fall back to; it alone has no prefix. */
  readonly languages: readonly [Language, ...Language[]];
  readonly colours: Colours;
  readonly scheme: Scheme;
}

export const projectRoot = join(import.meta.dirname, '../..');

/**
 * The settings in the site.yaml of a folder below the project, with defaults. Invalid ones are ignored here, and reported
 * by the check of site.yaml.
 */
export function readSettings(folder: string): Settings {
  const { ['languages']: languages, ['colours']: chosen } = readYamlFields(`${folder}/site.yaml`);
  const colours = coloursOf(isObject(chosen) ? chosen : {});
  return { languages: languagesOf(languages), colours, scheme: schemeOf(colours) };
}

function languagesOf(languages: unknown): Settings['languages'] {
  const items: readonly unknown[] = Array.isArray(languages) ? languages : [];
  const chosen = items.map((item): Fields => (isObject(item) ? item : { id: item }));
  const valid = chosen.filter(
    ({ ['id']: id }, index) =>
      canonicalTag(id) !== undefined &&
      chosen.findIndex((language) => language['id'] === id) === index,
  );
  const [original = { id: 'en' }, ...translations] = valid;
  return [
    languageOf(original, true),
    ...translations.map((language) => languageOf(language, false)),
  ];
}

function languageOf(
  { ['id']: id, ['tag']: tag, ['name']: name }: Fields,
  isOriginal: boolean,
): Language {
  const code = String(id);
  return {
    id: code,
    tag: canonicalTag(tag) ?? defaultTag(code),
    name: typeof name === 'string' ? name : nativeName(code),
    prefix: isOriginal ? '' : `/${code}`,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a YAML file; of an unreadable one, the top-level fields that can be read by themselves. */
export function readYamlFields(file: string): Fields {
  const text =
    attempt(() => readFileSync(join(projectRoot, file), 'utf8'))?.replace(/^\uFEFF/, '') ?? '';
  const fields = fieldsIn({ file, text });
  const parts = fields
    ? [fields]
    : text.split(/^(?=\w)/m).map((block) => fieldsIn({ file, text: block }) ?? {});
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

function fieldsIn(source: SourceText): Fields | undefined {
  const { isSound, value } = parseYaml(source);
  return isSound && isObject(value) ? value : undefined;
}
