// In: site.yaml in the folder of content. Out: what code must know of a site before its content is read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { attempt } from '../content/attempt.ts';
import { isObject } from '../text/is-object.ts';
import { readyLanguage } from '../text/ready-languages.ts';
import { canonicalTag, defaultTag, nameInItself } from '../text/language-tag.ts';
import { coloursOf, schemeOn, type Colours, type Scheme } from './colours.ts';

export interface Language {
  /** The name of its folder, which its addresses begin with, and its code in pages: a BCP 47 tag in small letters. */
  readonly id: string;
  /** Its BCP 47 tag, by which dates and numbers are written and sorted. */
  readonly tag: string;
  /** Its name in itself. */
  readonly name: string;
  /** What its addresses begin with. */
  readonly prefix: '' | `/${string}`;
  /** The home page's name, for where nothing else can be loaded. */
  readonly homeTitle: string;
}

/** What an owner chooses once for a whole site. */
export interface Choices {
  /** The original first, which the others fall back to; it alone has no prefix. */
  readonly languages: readonly [Language, ...Language[]];
  readonly colours: Colours;
  readonly scheme: Scheme;
}

export const project = join(import.meta.dirname, '../..');

/**
 * The choices in the site.yaml of a folder below the project, with their defaults. What isn't valid is left out here, and
 * told by the check of site.yaml.
 */
export function readChoices(folder: string): Choices {
  const { ['languages']: languages, ...looks } = readYaml(`${folder}/site.yaml`);
  return { languages: languagesOf(folder, languages), ...looksOf(looks) };
}

function looksOf({ ['colours']: chosen, ['scheme']: scheme }: Fields) {
  const colours = coloursOf(isObject(chosen) ? chosen : {});
  const isScheme = scheme === 'dark' || scheme === 'light';
  return { colours, scheme: isScheme ? scheme : schemeOn(colours) };
}

function languagesOf(folder: string, languages: unknown): Choices['languages'] {
  const items: readonly unknown[] = Array.isArray(languages) ? languages : [];
  const chosen = items.map((item): Fields => (isObject(item) ? item : { id: item }));
  const valid = chosen.filter(
    ({ ['id']: id }, index) =>
      canonicalTag(id) !== undefined && chosen.findIndex((each) => each['id'] === id) === index,
  );
  const [original = { id: 'en' }, ...others] = valid;
  return [
    languageOf(folder, original, true),
    ...others.map((each) => languageOf(folder, each, false)),
  ];
}

function languageOf(
  folder: string,
  { ['id']: id, ['tag']: tag, ['name']: name }: Fields,
  isOriginal: boolean,
): Language {
  const code = String(id);
  return {
    id: code,
    tag: canonicalTag(tag) ?? defaultTag(code),
    name: typeof name === 'string' ? name : nameInItself(code),
    prefix: isOriginal ? '' : `/${code}`,
    homeTitle: homeTitleIn(`${folder}/${code}/messages.yaml`) ?? 'Home',
  };
}

function homeTitleIn(file: string): string | undefined {
  const { ['nav']: nav } = readYaml(file);
  const title = isObject(nav) ? nav['home'] : undefined;
  return typeof title === 'string' ? title : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** The interface texts that are ready in a language, or else in English, grouped as in messages.yaml. */
export function readReadyTexts(id: string): Fields {
  return readYaml(`src/content/template/${readyLanguage(id) ?? 'en'}/messages.yaml`);
}

/** What can be read of a file: each field by itself, so that a mistake in one leaves the others standing. */
export function readYaml(file: string): Fields {
  const text = readText(join(project, file)).replace(/^\uFEFF/, '');
  const fields = text.split(/^(?=\w)/m).flatMap((each) => Object.entries(readField(each)));
  return Object.fromEntries(fields);
}

/** The text of a file; an empty one where it can't be read. */
export function readText(path: string): string {
  return attempt(() => readFileSync(path, 'utf8')) ?? '';
}

function readField(text: string): Fields {
  const value: unknown = attempt((): unknown => parse(text));
  return isObject(value) ? value : {};
}
