// In: the names of reviewed translations. Out: their files, with new stamps.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../locales.ts';
import { type Source, Document } from '../source/document.ts';
import { read, toReading } from '../source/read.ts';
import { UsageError, unread, type CommandContext } from './command.ts';
import { type Collection, translatedNames } from '../fields/collection.ts';
import type { Span } from '../report/locate.ts';
import type { MessageModel } from '../fields/messages.ts';
import type { Tree } from '../source/yaml.ts';
import { valueAt } from '../at-path.ts';
import {
  type Texts,
  digestTexts,
  isSameStamp,
  readStamp,
  textsOf,
  writeStamp,
  writeStampByGroup,
  type Stamp,
} from '../translations/marks.ts';
import { originalName } from '../../text/language-name.ts';

/** Stamps translations; returns the exit code, 1 where one could not be stamped. */
export function stamp(names: readonly string[] | 'all', context: CommandContext): number {
  const { folder, print } = context;
  const { sources, problems } = toReading(context, read(context));
  const originalsIn = `${folder}/${defaultLocale}/`;
  const translations = sources.filter(
    ({ file, role }) => role.kind !== 'site' && !file.startsWith(originalsIn),
  );
  const unreadFiles = problems.map(({ file }) => file);
  const chosen = names === 'all' ? translations : choose(names, translations, unreadFiles);
  const originals = new Map(sources.map((source) => [source.file, source]));
  const reports = chosen.map((source) => {
    const [, ...path] = source.file.slice(folder.length + 1).split('/');
    const original = originals.get(originalsIn + path.join('/'));
    return { source, outcome: stampFile(context, source, original) };
  });
  for (const { source, outcome } of reports) print(`${source.file}: ${outcome}`);
  return reports.some(({ outcome }) => outcome === outcomes.broken) ? 1 : 0;
}

const outcomes = {
  stamped: 'stamped.',
  unchanged: 'its stamp is up to date.',
  broken: 'not stamped, since it or its original can’t be read. `npm run content:check` says why.',
} as const;

function choose(
  names: readonly string[],
  translations: readonly Source[],
  unreadFiles: readonly string[],
): Source[] {
  if (names.length === 0) {
    throw new UsageError(
      'Which translations? Name their files, or write `-- --all` for every one.',
    );
  }
  return names.map((name) => {
    const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
    const found = translations.find(({ file }) => file === path);
    if (found) return found;
    throw new UsageError(
      unreadFiles.includes(path)
        ? unread(path)
        : `There is no translation \`${path}\`. Name it by its path.`,
    );
  });
}

function stampFile({ root, model }: CommandContext, source: Source, original: Source | undefined) {
  const { file, role, text } = source;
  if (!original) return outcomes.broken;
  const about = role.kind === 'entry' ? role.collection : model.messages;
  const written = stamped(source, original, about);
  if (written === undefined) return outcomes.broken;
  if (written === text) return outcomes.unchanged;
  const path = join(root, file);
  const mark = readFileSync(path, 'utf8').startsWith('\uFEFF') ? '\uFEFF' : '';
  writeFileSync(path, mark + written);
  return outcomes.stamped;
}

/**
 * The text of a translation with a stamp of what it has of its original, otherwise unchanged: in one line at the end of
 * the front matter, or in a block at the end of messages.yaml. Nothing where one of the two can't be read.
 */
export function stamped(
  source: Document,
  original: Document,
  about: Collection | MessageModel,
): string | undefined {
  const names = 'fields' in about ? translatedNames(about) : about.translatedKeys;
  const [translated, originals] = [sourceTexts(source, names), sourceTexts(original, names)];
  if (!translated || !originals) return undefined;
  const digests = new Map([...digestTexts(originals)].filter(([name]) => translated.has(name)));
  const { file, text, tree } = source;
  if (isSameStamp(readStamp(valueAt(tree.value, ['translates'])), digests)) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const block = linesOf(digests, about).join(eol);
  const note =
    'fields' in about
      ? ''
      : `# The ${originalName()} texts that these translate, as \`npm run content:stamp\` saw them.${eol}`;
  const end = endOfFields(source);
  const present = spanOf(text, tree);
  const written = present
    ? text.slice(0, present.start) + block + text.slice(present.end)
    : text.slice(0, end) + eol + note + block + text.slice(end);
  const proof = new Document(file, written).tree;
  const isRead = isSameStamp(readStamp(valueAt(proof.value, ['translates'])), digests);
  const isWhole = proof.isSound && ('fields' in about || proof.problems.length === 0);
  return isWhole && isRead ? written : undefined;
}

/** The texts of a file, valid or not; nothing where its YAML can't be parsed. */
export function sourceTexts({ tree, body }: Document, names: readonly string[]): Texts | undefined {
  return tree.isSound ? textsOf(names, tree.value, body?.text) : undefined;
}

function linesOf(digests: Stamp, about: Collection | MessageModel): string[] {
  if ('fields' in about) return [`translates: ${writeStamp(digests)}`];
  const groups = Object.entries(writeStampByGroup(digests, about));
  return ['translates:', ...groups.map(([group, each]) => `  ${group}: ${each}`)];
}

/** The end of the last line of the front matter, or of a YAML file. */
function endOfFields({ file, text, fences }: Document): number {
  if (file.endsWith('.yaml') || 'code' in fences) return text.trimEnd().length;
  return text.startsWith('\r\n', fences.end - 1) ? fences.end - 1 : fences.end;
}

/** The span of the present stamp: its line without a trailing comment, or all lines of its block. */
function spanOf(text: string, tree: Tree): Span | undefined {
  const spans = tree.spans(['translates']);
  if (!spans) return undefined;
  const { start } = spans.key;
  const rest = text.slice(start);
  const [line = ''] =
    /^translates[ \t]*:(?:[ \t]+[^\s#][^\r\n]*?)?(?=[ \t]*(?:[ \t]#|\r?$))/m.exec(rest) ?? [];
  if (!line.endsWith(':')) return { start, end: start + line.length };
  const [block = line] = /^.*(?:(?:\s*\n#.*)*\s*\n[ \t]+\S.*)*/.exec(rest) ?? [];
  return { start, end: start + block.trimEnd().length };
}
