// In: a page of broken content. Out: its cases, each with its files and the expected report.
import type { Files } from '../../folder.ts';
import {
  filesOf,
  sectionHeading,
  parsePage,
  sectionsOf,
  type CaseContext,
  type CaseSource,
} from './case-files.ts';
import { bodyPath, changeFile, readChanges, type Change } from './change-file.ts';

/** A case of broken content: files on top of the smallest content, and the expected report. */
export interface Case {
  readonly name: string;
  readonly files: Files;
  /** The file whose path short reports omit. */
  readonly base: string | undefined;
  /** Whether it expects the full output of `content:check`, with frames and a count. */
  readonly isFullReport: boolean;
  /** Values that a short report replaces with the names of their fields, so that several cases can share it. */
  readonly values: ReadonlyMap<string, string>;
  readonly printed: string;
  /** Its text, without the report. */
  readonly source: string;
}

const place = String.raw`at (?:content\/|\d+:).*\n`;
/** A short report. */
const report = new RegExp(String.raw`(^(?:No errors\.\n|(?:${place})(?:${place}| {2}.*\n)*))`, 'm');

/**
 * The parts of a page: its cases, and the texts between them. A case begins with changes of the first base; a repeated field
 * begins another case. A report is short or, below `-- prints --`, full; a case without one shares that of the next.
 */
export function readPage(page: string, folder: string): (string | Case)[] {
  const items = parsePage(page, { bases: {}, folder }).flatMap((part): (string | Case)[] =>
    typeof part === 'string' ? [part] : casesIn(part),
  );
  return items.map((item, index) => (typeof item === 'string' ? item : withReport(items, index)));
}

/** The cases of a page. */
export function readCases(page: string, folder: string): Case[] {
  return readPage(page, folder).filter((item) => typeof item !== 'string');
}

/** Whether a case reports an error, not only warnings. */
export function hasErrors({ isFullReport, printed }: Case): boolean {
  return (isFullReport ? /^\d+ errors?\b/m : /^at .*(?<! \(warning\))$/m).test(printed);
}

/** A report whose places all have the same text: the places, and the text. */
export const singleTextReport = /^((?:at .*\n)+)((?: {2}.*\n)+)$/;

/** A case with its complete report, the end of which may be shared with the next one. */
function withReport(items: readonly (string | Case)[], index: number): string | Case {
  const [item, next] = [items[index] ?? '', items[index + 1]];
  if (typeof item === 'string' || item.isFullReport) return item;
  if (item.printed.includes('\n  ') || item.printed.startsWith('No')) return item;
  const nextItem = next === undefined ? '' : withReport(items, index + 1);
  if (typeof nextItem === 'string') return item;
  const shared =
    item.printed === '' ? nextItem.printed : (singleTextReport.exec(nextItem.printed)?.[2] ?? '');
  return { ...item, printed: item.printed + shared };
}

function casesIn({ title, text: source, ...context }: CaseSource): Case[] {
  const text = source.slice(source.indexOf('\n') + 1);
  if (sectionHeading.test(text)) return [caseWithFiles(title, `${source.trimEnd()}\n`, context)];
  const texts = text.split(report);
  const cases = texts.flatMap((changes, index) => {
    if (index % 2 === 1 || (index > 0 && changes.trim() === '')) return [];
    const groups = groupByCase(readChanges(changes));
    return groups.map((group, groupIndex) => {
      const printed = groupIndex === groups.length - 1 ? (texts[index + 1] ?? '') : '';
      return { ...applyChanges(group, context), isFullReport: false, printed };
    });
  });
  return cases.map((item, index) =>
    index === 0
      ? { ...item, name: title, source: `== ${title}\n${item.source}` }
      : { ...item, name: `${title}, ${item.source.trim()}` },
  );
}

/** Groups changes by case: a repeated field begins the next. */
function groupByCase(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [[]];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.every(({ path }) => path !== change.path)) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** A case that lists its files. */
function caseWithFiles(name: string, part: string, context: CaseContext): Case {
  const isWhole = /^-- prints --$/m.test(part);
  const [source = '', printed = ''] = isWhole
    ? part.split(/(?<=^-- prints --\n)/m)
    : part.split(report);
  const [changes = ''] = source.slice(source.indexOf('\n') + 1).split(sectionHeading);
  const { files, base } = applyChanges(readChanges(changes), context);
  const listedFiles = sectionsOf(source).flatMap((section) =>
    section.title === 'prints' ? [] : filesOf(section, context),
  );
  const values = new Map<string, string>();
  return {
    name,
    files: { ...files, ...Object.fromEntries(listedFiles) },
    base,
    isFullReport: isWhole,
    values,
    printed,
    source,
  };
}

function applyChanges(changes: readonly Change[], { bases }: CaseContext) {
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
