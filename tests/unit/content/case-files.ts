// In: the text of a page of cases. Out: its cases, and the files of each.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Files } from '../../folder.ts';
import { fortyWorks } from '../../forty-works.ts';
import { changeFile, readChanges } from './change-file.ts';
import { smallestContent } from './workspace.ts';

/** What a case refers to from above it. */
export interface CaseContext {
  /** The files of all cases below them; one named `*` is only a model for others. */
  readonly bases: Files;
  /** The folder of binary files. */
  readonly folder: string;
}

/** The text of a case, from its title to the next one. */
export interface CaseSource extends CaseContext {
  readonly title: string;
  readonly text: string;
}

/** The text below a heading `-- title --`. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

export const sectionHeading = /^-- (.+) --$/m;

/**
 * The parts of a page: its cases, each of which begins with `== title`, and the texts between them. `-- base: path --`
 * begins a file of all cases below it, until a case is followed by other bases.
 */
export function parsePage(
  page: string,
  { bases: first, folder }: CaseContext,
): (string | CaseSource)[] {
  const parts: (string | CaseSource)[] = [];
  let bases = first;
  for (const text of page.split(/^(?=== |-- base: )/m)) {
    const [, title] = /^== (.+)/.exec(text) ?? [];
    const [base] = sectionsOf(text);
    if (title !== undefined) parts.push({ title, text, bases, folder });
    else parts.push(text);
    if (title !== undefined || !base) continue;
    if (typeof parts.at(-2) === 'object') bases = first;
    const section = { ...base, title: base.title.replace('base: ', '') };
    bases = { ...bases, ...Object.fromEntries(filesOf(section, { bases, folder })) };
  }
  return parts;
}

/** The headings of a text, each with the text below it. */
export function sectionsOf(text: string): Section[] {
  const [, ...parts] = text.split(sectionHeading);
  return parts.flatMap((title, index) =>
    index % 2 === 1 ? [] : { title, text: (parts[index + 1] ?? '').slice(1) },
  );
}

/** The files of all cases. */
export function sharedFiles(bases: Files): Files {
  return Object.fromEntries(Object.entries(bases).filter(([path]) => !path.includes('*')));
}

/**
 * The files of a section, keyed by path. After the path comes nothing for a complete file, or `deleted`, `with` (only
 * fields), `like` (changes of a base or of a file of the smallest content) or `from` (the bytes of a file). Below
 * `folder/*.mdx` is a line of fields for each name; `20 × path` repeats a file, with its number for `{n}`.
 */
export function filesOf({ title, text }: Section, context: CaseContext): [string, Files[string]][] {
  if (title === 'forty works') return Object.entries(fortyWorks());
  const [, count, path = title] = /^(\d+) × (.+)$/.exec(title) ?? [];
  if (count !== undefined) {
    const numbers = Array.from({ length: Number(count) }, (_item, index) =>
      String(index + 1).padStart(2, '0'),
    );
    return numbers.flatMap((number) => {
      const [numberedPath, fields] = [path, text].map((part) => part.replaceAll('{n}', number));
      return filesOf({ title: numberedPath ?? '', text: fields ?? '' }, context);
    });
  }
  if (path.endsWith('/*.mdx')) return rowsOf(path, text, context);
  return [fileOf({ title: path, text }, context)];
}

const rows = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Entries of a folder, each like its base, from fields keyed by name. */
function rowsOf(path: string, text: string, context: CaseContext): [string, Files[string]][] {
  const how = path in context.bases ? 'like *.mdx' : 'with';
  return Object.entries(rows.parse(parse(text))).map(([name, fields]) => {
    const changes = Object.entries(fields).map(([field, value]) =>
      value === null ? `without ${field}\n` : stringify({ [field]: value }, { lineWidth: 0 }),
    );
    return fileOf({ title: `${path.replace('*', name)} ${how}`, text: changes.join('') }, context);
  });
}

function fileOf(section: Section, { bases, folder }: CaseContext): [string, Files[string]] {
  const { title, text } = section;
  const [, path = title, how, name = ''] =
    /^(.*?) (deleted|with|like|from)(?: (.*))?$/.exec(title) ?? [];
  const files = { ...smallestContent(), ...bases };
  if (how === 'deleted') return [path, undefined];
  if (how === 'from')
    return [path, files[`content/images/${name}`] ?? readFileSync(join(folder, name))];
  if (how === undefined) return [path, fileText(text)];
  const emptyFile = path.endsWith('.yaml') ? '' : '---\n---\n';
  const other = Object.keys(bases).find((base) => base.endsWith(`/${name}`)) ?? '';
  const model = how === 'with' ? emptyFile : (files[`${dirname(path)}/${name}`] ?? files[other]);
  if (model === undefined) throw new Error(`There is no ${name} for ${path} to be like.`);
  return [path, changeFile(String(model), readChanges(text))];
}

/** The text of a file, without the empty line that may follow it. */
function fileText(text: string): string {
  return text.replace(/^\n$|(?<=\n)\n$/, '').replace(/\n\\ No newline at end of file\n$/, '');
}
