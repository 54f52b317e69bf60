// In: the names of reviewed translations. Out: their files, each with a new stamp.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale } from '../../locales.ts';
import type { Source, Document } from '../source/document.ts';
import { read, toReading } from '../source/read.ts';
import { UsageError, unread, type CommandContext } from './command.ts';
import type { Collection } from '../fields/collection.ts';
import type { MessageModel } from '../fields/messages.ts';
import { replaceField } from '../source/replace-fields.ts';
import { valueAt } from '../fields/at-path.ts';
import { type Texts, stampOf, textNames, textsOf } from '../translations/marks.ts';
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
 * The text of a translation with the stamp of its original in a line at the end, otherwise unchanged. Undefined if one of
 * the two can't be read.
 */
function stamped(
  source: Document,
  original: Document,
  about: Collection | MessageModel,
): string | undefined {
  const names = textNames(about);
  const [translated, originals] = [sourceTexts(source, names), sourceTexts(original, names)];
  if (!translated || !originals) return undefined;
  const written = stampOf(originals);
  if (translated.size === 0 || valueAt(source.tree.value, ['translates']) === written)
    return source.text;
  const remark = `# The ${originalName()} texts that these translate, as \`npm run content:stamp\` saw them.\n`;
  return replaceField(source, 'translates', written, 'fields' in about ? '' : remark);
}

/** The texts of a file, valid or not; nothing where its YAML can't be read. */
export function sourceTexts({ tree, body }: Document, names: readonly string[]): Texts | undefined {
  return tree.problems.length > 0 ? undefined : textsOf(names, tree.value, body?.text);
}
