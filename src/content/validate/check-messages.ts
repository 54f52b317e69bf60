// In: the text of a messages.yaml. Out: its texts by dotted key, or every problem in it.
import { z } from 'zod';
import { optional } from '../schema/collection.ts';
import { problemAt, type Located } from '../problem/locate.ts';
import { messageKeys, messagesSchema, type MessageKey } from '../schema/messages.ts';
import type { Problem } from '../problem/problem.ts';
import { keep, stamp } from '../translations/marks.ts';
import { readYaml, type Tree } from './yaml.ts';
import { checkFields } from './check-fields.ts';

/** The texts that a language has. */
export type MessageTexts = Readonly<Partial<Record<MessageKey, string>>>;

/** What a messages.yaml came to. `texts` is missing where there is an error. */
export interface CheckedMessages {
  readonly texts?: MessageTexts;
  readonly problems: readonly Problem[];
}

/** The schema of the texts of a language that isn't the source; a stamp stands for each group. */
export const translationSchema = z.strictObject({
  ...optional(messagesSchema.shape),
  keep: z.exactOptional(keep(messageKeys)),
  translates: z.exactOptional(z.strictObject(stamps())),
});

/** Checks the source language's texts, or, where `original` is given, another language's against them. */
export function checkMessages(source: Located, original?: Located): CheckedMessages {
  const tree = readYaml(source);
  const checked = checkFields(source, tree, original ? translationSchema : messagesSchema);
  if (!checked.fields) return { problems: checked.problems };
  const texts = flat(checked.fields);
  const problems = original
    ? placeholderProblems(source, tree, texts, flat(readYaml(original).value))
    : [];
  return problems.length > 0 ? { problems } : { texts, problems: checked.problems };
}

function stamps() {
  return Object.fromEntries(
    Object.keys(messagesSchema.shape).map((group) => [group, z.exactOptional(stamp())]),
  );
}

/** What a broken or missing file still says: the keys that are texts. */
export function flat(value: unknown): MessageTexts {
  const groups = new Map(entriesOf(value));
  return Object.fromEntries(
    messageKeys.flatMap((key) => {
      const [group = '', name = ''] = key.split('.');
      const found = new Map(entriesOf(groups.get(group))).get(name);
      return typeof found === 'string' ? [[key, found] as const] : [];
    }),
  );
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function placeholderProblems(
  source: Located,
  tree: Tree,
  texts: MessageTexts,
  originals: MessageTexts,
): Problem[] {
  return messageKeys.flatMap((key) => {
    const [text, original] = [texts[key], originals[key]];
    const spans = tree.spans(key.split('.'));
    if (text === undefined || original === undefined || !spans) return [];
    const [found, expected] = [placeholders(text), placeholders(original)];
    if (found === expected) return [];
    const message = `\`${key}\` must have the same placeholders as in English: ${expected || 'none'}, and not ${found || 'none'}.`;
    const hint = `The English text is \`${original}\`.`;
    return [
      problemAt(source, spans.value.start, spans.value.end, {
        code: 'message-placeholder',
        message,
        hint,
      }),
    ];
  });
}

function placeholders(text: string): string {
  const found = text.match(/\{\w+\}/g) ?? [];
  return [...new Set(found)]
    .toSorted()
    .map((each) => `\`${each}\``)
    .join(', ');
}
