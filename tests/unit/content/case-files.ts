// In: the text of a page of cases. Out: its cases with the files of each, whatever is expected of them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import type { Files } from '../../folder.ts';
import { fortyWorks } from '../../forty-works.ts';
import { changeFile, readChanges } from './change-file.ts';
import { smallestContent } from './workspace.ts';

/** What the files of a case may refer to. */
export interface Above {
  /** The files that all cases below them have; one whose name is `*` is only for others to be like. */
  readonly bases: Files;
  /** Where the bytes are that a text can’t show. */
  readonly folder: string;
}

/** A case as it is written, from its title to the next one. */
export interface WrittenCase extends Above {
  readonly title: string;
  readonly text: string;
}

/** What is below a heading `-- title --`. */
export interface Section {
  readonly title: string;
  readonly text: string;
}

export const heading = /^-- (.+) --$/m;

/**
 * The parts of a page: its cases, each of which begins with `== title`, and the texts between them. `-- base: path --`
 * begins a file that all cases below it have, until other bases follow a case.
 */
export function partsOf(page: string, { bases: first, folder }: Above): (string | WrittenCase)[] {
  const parts: (string | WrittenCase)[] = [];
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

/** The headings of a text, with what is below each. */
export function sectionsOf(text: string): Section[] {
  const [, ...parts] = text.split(heading);
  return parts.flatMap((title, index) =>
    index % 2 === 1 ? [] : { title, text: (parts[index + 1] ?? '').slice(1) },
  );
}

/** The files that all cases have. */
export function sharedFiles(bases: Files): Files {
  return Object.fromEntries(Object.entries(bases).filter(([path]) => !path.includes('*')));
}

/**
 * The files of a section by their paths. A path is that of a whole file, or `deleted`, `with` fields alone, `like` a base or
 * a file of the smallest content, with changes, or has its bytes `from` a file. Below `folder/*.mdx` is a line of fields for
 * each name, and `20 × path` are as many files with their number for `{n}`.
 */
export function filesOf({ title, text }: Section, above: Above): [string, Files[string]][] {
  if (title === 'forty works') return Object.entries(fortyWorks());
  const [, count, path = title] = /^(\d+) × (.+)$/.exec(title) ?? [];
  if (count !== undefined) {
    const numbers = Array.from({ length: Number(count) }, (_, at) =>
      String(at + 1).padStart(2, '0'),
    );
    return numbers.flatMap((number) => {
      const [own, fields] = [path, text].map((each) => each.replaceAll('{n}', number));
      return filesOf({ title: own ?? '', text: fields ?? '' }, above);
    });
  }
  if (path.endsWith('/*.mdx')) return rowsOf(path, text, above);
  return [fileOf({ title: path, text }, above)];
}

const rows = z.record(z.string(), z.record(z.string(), z.unknown()));

/** Entries of a folder by their names, each like its base. */
function rowsOf(path: string, text: string, above: Above): [string, Files[string]][] {
  const how = path in above.bases ? 'like *.mdx' : 'with';
  return Object.entries(rows.parse(parse(text))).map(([name, fields]) => {
    const changes = Object.entries(fields).map(([field, value]) =>
      value === null ? `without ${field}\n` : stringify({ [field]: value }, { lineWidth: 0 }),
    );
    return fileOf({ title: `${path.replace('*', name)} ${how}`, text: changes.join('') }, above);
  });
}

function fileOf(section: Section, { bases, folder }: Above): [string, Files[string]] {
  const { title, text } = section;
  const [, path = title, how, name = ''] =
    /^(.*?) (deleted|with|like|from)(?: (.*))?$/.exec(title) ?? [];
  const files = { ...smallestContent(), ...bases };
  if (how === 'deleted') return [path, undefined];
  if (how === 'from')
    return [path, files[`content/images/${name}`] ?? readFileSync(join(folder, name))];
  if (how === undefined) return [path, wholeText(text)];
  const nothing = path.endsWith('.yaml') ? '' : '---\n---\n';
  const other = Object.keys(bases).find((base) => base.endsWith(`/${name}`)) ?? '';
  const model = how === 'with' ? nothing : (files[`${dirname(path)}/${name}`] ?? files[other]);
  if (model === undefined) throw new Error(`There is no ${name} for ${path} to be like.`);
  return [path, changeFile(String(model), readChanges(text))];
}

/** The text of a file, without the empty line that may follow it. */
function wholeText(text: string): string {
  return text.replace(/^\n$|(?<=\n)\n$/, '').replace(/\n\\ No newline at end of file\n$/, '');
}
