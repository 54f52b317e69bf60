// In: a messages.yaml, or all valid content. Out: valid interface texts, or every problem with them; those that are needed and not there.
import { problemAt } from '../report/locate.ts';
import { messagesFileOf } from '../source/file-role.ts';
import { defaultLocale } from '../../locales.ts';
import { type Content, published } from '../fields/content.ts';
import type { ContentModel, Misfit } from '../model.ts';
import type { Need } from '../fields/texts.ts';
import { readyText, type MessageModel } from '../fields/messages.ts';
import type { Problem } from '../report/problem.ts';
import type { Document } from '../source/document.ts';
import type { Tree } from '../source/yaml.ts';
import { valueAt } from '../at-path.ts';
import { writeFields } from '../source/write-fields.ts';
import { textPlaceholder } from '../fields/placeholders.ts';
import { checkFields, type Checked } from './check-fields.ts';
import { originalName } from '../../text/language-name.ts';

/** Checks the original messages or, where `original` is given, their translation. */
export function checkMessages(
  { tree }: Document,
  messages: MessageModel,
  original?: Document,
): Checked {
  const { schema, translation } = messages;
  const checked = checkFields(tree, original ? translation : schema, {
    original: original && { shape: schema.shape, source: original },
  });
  if (!tree.isSound) return checked;
  const problems = placeholderProblems(tree, messages, original?.tree);
  return problems.length === 0 ? checked : { problems: [...checked.problems, ...problems] };
}

function placeholderProblems(tree: Tree, { rows }: MessageModel, originals?: Tree): Problem[] {
  return [...rows].flatMap(([key, { takes = [] }]) => {
    const path = key.split('.');
    const [text, original] = [valueAt(tree.value, path), valueAt(originals?.value, path)];
    const span = tree.spans(path)?.value;
    if (typeof text !== 'string' || !span || holdsWhatItTakes(text, takes)) return [];
    const message = `\`${key}\` takes ${listed(takes)}, and not ${listed(namesIn(text))}.`;
    const hint =
      typeof original === 'string' && holdsWhatItTakes(original, takes)
        ? `The ${originalName()} text is \`${original}\`.`
        : 'A name in braces keeps the place of what the page fills in; write it as it stands here.';
    return [problemAt(tree.source, span, { code: 'message-placeholder', message, hint })];
  });
}

/** Whether a text holds all placeholders that it must have, and no others. */
function holdsWhatItTakes(text: string, known: readonly string[]): boolean {
  const found = namesIn(text);
  return (
    known.every((name) => name.endsWith('?') || found.includes(name)) &&
    found.every((name) => known.includes(name) || known.includes(`${name}?`))
  );
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`{${name.replace('?', '')}}\``).join(', ') || 'no placeholder';
}

/** Checks that the original has the interface texts that fields of site.yaml, entries, and fields of them need. */
export function checkNeededTexts(content: Content, { messages: { rows } }: ContentModel): Misfit[] {
  const texts = content.messages.get(defaultLocale);
  const needs = new Set([...rows.values()].flatMap(({ neededBy }) => neededBy ?? []));
  return [...needs].flatMap((need) => {
    const file = texts && fileWith(need, content);
    const missing = [...rows].filter(
      ([key, { neededBy }]) => neededBy === need && !valueAt(texts, key.split('.')),
    );
    if (file === undefined || missing.length === 0) return [];
    const keys = missing.map(([key]) => `\`${key}\``).join(', ');
    const fault = {
      code: 'site-wordless',
      message: `\`${need.field ?? need.collection?.name ?? ''}\` needs ${need.purpose}; there is no ${keys}.`,
      hint: `Write in ${messagesFileOf(content.folder, defaultLocale)}, in the language of that file:\n${linesOf(missing.map(([key]) => key))}`,
    };
    return { file, path: need.field === undefined ? [] : [need.field], fault };
  });
}

/** The keys of the texts that the original lacks, as long as they are ready: those of every site, and those that this one needs. */
export function missingTexts(
  content: Content,
  texts: unknown,
  { messages: { rows } }: ContentModel,
): string[] {
  const missing = [...rows].filter(
    ([key, { neededBy, optional }]) =>
      readyText(key) !== undefined &&
      valueAt(texts, key.split('.')) === undefined &&
      (neededBy ? fileWith(neededBy, content) !== undefined : optional === undefined),
  );
  return missing.map(([key]) => key);
}

/** Ready texts as they are written, each group once. */
function linesOf(keys: readonly string[]): string {
  const values: Record<string, Record<string, string>> = {};
  for (const key of keys) {
    const [group = '', name = ''] = key.split('.');
    (values[group] ??= {})[name] = readyText(key) ?? textPlaceholder;
  }
  return writeFields(values, '  ').trimEnd();
}

/** The first file that has a field, or is an entry, and is published. */
function fileWith({ field, collection }: Need, { site, entries, folder }: Content) {
  if (!collection)
    return site && field !== undefined && field in site ? `${folder}/site.yaml` : undefined;
  const collectionEntries = published(entries).filter((each) => each.collection === collection);
  return collectionEntries.find(({ fields }) => field === undefined || fields[field] !== undefined)
    ?.file;
}
