// In: a content folder. Out: its messages.yaml with the texts that it lacks, from those that are ready.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assumeType } from '../../assume-type.ts';
import { defaultLocale, locales } from '../../locales.ts';
import { readyLanguage } from '../../text/ready-languages.ts';
import { valueAt } from '../at-path.ts';
import { validate } from '../check.ts';
import { missingTexts } from '../check/check-messages.ts';
import type { ContentModel } from '../model.ts';
import { Document, sourceAt } from '../source/document.ts';
import { messagesFileOf } from '../source/file-role.ts';
import { read, toReading } from '../source/read.ts';
import { replaceFields } from '../source/replace-fields.ts';
import type { Values } from '../source/write-fields.ts';
import { textOf } from './adopt.ts';
import { UsageError, unread, type CommandContext } from './command.ts';

/**
 * Writes the texts that the original lacks into each language that has them ready, the original itself always; returns
 * the exit code.
 */
export function writeTexts(context: CommandContext): number {
  const { root, folder, model, print } = context;
  const reading = toReading(context, read(context));
  const file = messagesFileOf(folder, defaultLocale);
  const original = sourceAt(reading.sources, file);
  if (!original?.tree.isSound) throw new UsageError(unread(file));
  const keys = missingTexts(validate(reading).content, original.tree.value, model);
  if (keys.length === 0) print(`${file} lacks no text.`);
  // The original last: where this is interrupted, it still says what is missing.
  for (const { id } of keys.length > 0 ? locales.toReversed() : []) {
    const source = sourceAt(reading.sources, messagesFileOf(folder, id));
    if (!source?.tree.isSound || (source !== original && !readyLanguage(id))) continue;
    const missing = keys.filter((key) => valueAt(source.tree.value, key.split('.')) === undefined);
    writeFileSync(join(root, source.file), withTexts(source, missing, model, id));
    print(`${source.file}: written ${missing.map((key) => `\`${key}\``).join(', ')}.`);
  }
  return 0;
}

/** The text of a messages.yaml with ready texts, each below a mark. */
function withTexts(source: Document, keys: readonly string[], model: ContentModel, id: string) {
  const ready = new Document('messages.yaml', textOf(id, 'messages.yaml'));
  const before = assumeType<Texts>(source.tree.value ?? {});
  const values = withReady(before, assumeType(ready.tree.value), keys, model);
  const text = replaceFields(source, before, values);
  const { tree } = new Document(source.file, text);
  const lines = keys.flatMap((key) => {
    const start = tree.spans(key.split('.'))?.key.start ?? 0;
    return { at: text.lastIndexOf('\n', start) + 1, mark: markOf(key, ready, id) };
  });
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return lines
    .toSorted((a, b) => b.at - a.at)
    .reduce((all, { at, mark }) => `${all.slice(0, at)}  ${mark}${eol}${all.slice(at)}`, text);
}

function markOf(key: string, { text, tree }: Document, id: string): string {
  const start = tree.spans(key.split('.'))?.key.start ?? 0;
  if (/# EXAMPLE\s*$/.test(text.slice(0, start))) return '# EXAMPLE';
  return readyLanguage(id) ? '# NEW' : '# TRANSLATE';
}

type Texts = Record<string, Record<string, string>>;

/** The texts of a file with ready ones, in the order of their declaration. */
function withReady(before: Texts, ready: Texts, keys: readonly string[], model: ContentModel) {
  const values: Texts = {};
  for (const key of model.messages.rows.keys()) {
    const [group = '', name = ''] = key.split('.');
    const text = (keys.includes(key) ? ready : before)[group]?.[name];
    if (text !== undefined) (values[group] ??= {})[name] = text;
  }
  const others = Object.entries(before).map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, { ...values[name], ...value }],
  );
  return assumeType<Values>({ ...values, ...Object.fromEntries(others) });
}
