// In: the names of reviewed translations. Out: their files, each with a new stamp.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../locales.ts';
import type { SourceFile, ParsedFile } from '../source/source-file.ts';
import { readFiles, groupFiles } from '../source/read-files.ts';
import { UsageError, unreadableFile, type CommandContext } from './command.ts';
import { assumeType } from '../../assume-type.ts';
import { replaceFields } from '../source/replace-fields.ts';
import type { YamlValues } from '../source/write-fields.ts';
import { valueAt } from '../fields/value-at.ts';
import {
  type TranslatedTexts,
  stampOf,
  translatedFields,
  translatedTexts,
} from '../translations/stamp.ts';

/** Stamps translations; returns the exit code, 1 if one could not be stamped. */
export function stamp(names: readonly string[] | 'all', context: CommandContext): number {
  const { folder, print } = context;
  const { sources, problems } = groupFiles(context, readFiles(context));
  const originalsIn = `${folder}/${defaultLocale}/`;
  const translations = sources.filter(
    ({ file, role }) => role.kind !== 'site' && !file.startsWith(originalsIn),
  );
  const unreadFiles = problems.map(({ file }) => file);
  const selected = names === 'all' ? translations : choose(names, translations, unreadFiles);
  const originals = new Map(sources.map((source) => [source.file, source]));
  const reports = selected.map((source) => {
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
  translations: readonly SourceFile[],
  unreadFiles: readonly string[],
): SourceFile[] {
  if (names.length === 0) {
    throw new UsageError(
      'Which translations? Write the paths of their files, or `-- --all` for every one.',
    );
  }
  return names.map((name) => {
    const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
    const match = translations.find(({ file }) => file === path);
    if (match) return match;
    throw new UsageError(
      unreadFiles.includes(path)
        ? unreadableFile(path)
        : `There is no translation \`${path}\`. Write the path of its file.`,
    );
  });
}

/** Writes the stamp of the original after the fields of a translation, unless it is up to date. */
function stampFile(
  { root, model }: CommandContext,
  source: SourceFile,
  original: SourceFile | undefined,
) {
  const { file, role, tree } = source;
  const names = translatedFields(role.kind === 'entry' ? role.collection : model.messages);
  const translated = sourceTexts(source, names);
  const originals = original && sourceTexts(original, names);
  if (!translated || !originals) return outcomes.broken;
  const translates = stampOf(originals);
  if (translated.size === 0 || valueAt(tree.value, ['translates']) === translates)
    return outcomes.unchanged;
  const values = assumeType<YamlValues>(tree.value);
  const path = join(root, file);
  const byteOrderMark = readFileSync(path, 'utf8').startsWith('\uFEFF') ? '\uFEFF' : '';
  writeFileSync(path, byteOrderMark + replaceFields(source, values, { ...values, translates }));
  return outcomes.stamped;
}

/** The texts of a file, valid or not; undefined if its YAML can't be parsed. */
export function sourceTexts(
  { tree, body }: ParsedFile,
  names: readonly string[],
): TranslatedTexts | undefined {
  return tree.problems.length > 0 ? undefined : translatedTexts(names, tree.value, body?.text);
}
