// In: a page of broken content. Out: its cases, and the page with what is printed about each of them now.
import type { Files } from '../../folder.ts';
import {
  filesOf,
  heading,
  partsOf,
  sectionsOf,
  type Above,
  type WrittenCase,
} from './case-files.ts';
import { bodyPath, changeFile, readChanges, type Change } from './change-file.ts';

/** A case of broken content: the files to lay over the smallest content, and what is printed about them. */
export interface Case {
  readonly name: string;
  readonly files: Files;
  /** The file of which short reports omit the path. */
  readonly base: string | undefined;
  /** Whether it has all that `content:check` prints, with frames and a count. */
  readonly isWhole: boolean;
  /** Values in place of which a short report has the names of their fields, so that it may hold for several cases. */
  readonly values: ReadonlyMap<string, string>;
  readonly printed: string;
  /** How it is written, except what is printed. */
  readonly source: string;
}

const place = String.raw`at (?:content\/|\d+:).*\n`;
/** A short report. */
const report = new RegExp(String.raw`(^(?:No errors\.\n|(?:${place})(?:${place}| {2}.*\n)*))`, 'm');

/**
 * The parts of a page: its cases, and the texts between them. A case begins with changes of the first base. A field that is
 * given again begins another case. What is printed is a short report or, below `-- prints --`, all of it; a case without
 * has that of the next one.
 */
export function readPage(page: string, folder: string): (string | Case)[] {
  const items = partsOf(page, { bases: {}, folder }).flatMap((part): (string | Case)[] =>
    typeof part === 'string' ? [part] : casesIn(part),
  );
  return items.map((item, index) => (typeof item === 'string' ? item : withReport(items, index)));
}

/** The cases of a page. */
export function readCases(page: string, folder: string): Case[] {
  return readPage(page, folder).filter((item) => typeof item !== 'string');
}

/** Whether an error is reported in a case, and not only warnings. */
export function hasErrors({ isWhole, printed }: Case): boolean {
  return (isWhole ? /^\d+ errors?\b/m : /^at .*(?<! \(warning\))$/m).test(printed);
}

/** The places of a report, and the text that is that of each. */
export const onlyText = /^((?:at .*\n)+)((?: {2}.*\n)+)$/;

/** A case with all of its report, of which it may have a part in common with the next one. */
function withReport(items: readonly (string | Case)[], index: number): string | Case {
  const [item, next] = [items[index] ?? '', items[index + 1]];
  if (typeof item === 'string' || item.isWhole) return item;
  if (item.printed.includes('\n  ') || item.printed.startsWith('No')) return item;
  const below = next === undefined ? '' : withReport(items, index + 1);
  if (typeof below === 'string') return item;
  const shared = item.printed === '' ? below.printed : (onlyText.exec(below.printed)?.[2] ?? '');
  return { ...item, printed: item.printed + shared };
}

function casesIn({ title, text: written, ...above }: WrittenCase): Case[] {
  const text = written.slice(written.indexOf('\n') + 1);
  if (heading.test(text)) return [withFiles(title, `${written.trimEnd()}\n`, above)];
  const texts = text.split(report);
  const cases = texts.flatMap((changes, index) => {
    if (index % 2 === 1 || (index > 0 && changes.trim() === '')) return [];
    const groups = grouped(readChanges(changes));
    return groups.map((group, at) => {
      const printed = at === groups.length - 1 ? (texts[index + 1] ?? '') : '';
      return { ...changed(group, above), isWhole: false, printed };
    });
  });
  return cases.map((each, index) =>
    index === 0
      ? { ...each, name: title, source: `== ${title}\n${each.source}` }
      : { ...each, name: `${title}, ${each.source.trim()}` },
  );
}

/** Changes of one case each: a field that is given again begins the next. */
function grouped(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [[]];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.every(({ path }) => path !== change.path)) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** A case with files of its own. */
function withFiles(name: string, part: string, shared: Above): Case {
  const isWhole = /^-- prints --$/m.test(part);
  const [source = '', printed = ''] = isWhole
    ? part.split(/(?<=^-- prints --\n)/m)
    : part.split(report);
  const [above = ''] = source.slice(source.indexOf('\n') + 1).split(heading);
  const { files, base } = changed(readChanges(above), shared);
  const own = sectionsOf(source).flatMap((section) =>
    section.title === 'prints' ? [] : filesOf(section, shared),
  );
  const values = new Map<string, string>();
  return {
    name,
    files: { ...files, ...Object.fromEntries(own) },
    base,
    isWhole,
    values,
    printed,
    source,
  };
}

function changed(changes: readonly Change[], { bases }: Above) {
  const [[base, text] = []] = Object.entries(bases);
  const source = changes.map((change) => change.source).join('');
  if (changes.length > 0 && base === undefined) throw new Error(`There is no base for ${source}`);
  const values = changes.flatMap(({ path, lines = [] }): [string, string][] => {
    const value = path === bodyPath ? lines[0] : lines[0]?.slice(path.length + 1).trim();
    return value && lines.length === 1 ? [[path, value]] : [];
  });
  const files =
    base === undefined ? bases : { ...bases, [base]: changeFile(String(text), changes) };
  return { files, base, source, values: new Map(values) };
}
