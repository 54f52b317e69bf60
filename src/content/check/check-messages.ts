// In: a messages.yaml. Out: valid interface texts, or every problem with them.
import { problemAt } from '../report/locate.ts';
import type { MessageModel } from '../fields/messages.ts';
import type { Problem } from '../report/problem.ts';
import type { ParsedFile } from '../source/source-file.ts';
import type { YamlTree } from '../source/read-yaml.ts';
import { valueAt } from '../fields/value-at.ts';
import { checkFields, type CheckedFields } from './check-fields.ts';
import { originalName } from '../../text/language-name.ts';

/** Checks the original messages, or their translation if `original` is given. */
export function checkMessages(
  { tree }: ParsedFile,
  messages: MessageModel,
  original?: ParsedFile,
): CheckedFields {
  const { schema, translation } = messages;
  const checked = checkFields(tree, original ? translation : schema, {
    original: original && { shape: schema.shape, source: original },
  });
  if (!tree.isSound) return checked;
  const problems = placeholderProblems(tree, messages, original?.tree);
  return problems.length === 0 ? checked : { problems: [...checked.problems, ...problems] };
}

function placeholderProblems(
  tree: YamlTree,
  { rows }: MessageModel,
  originalTree?: YamlTree,
): Problem[] {
  return [...rows].flatMap(([key, { placeholders = [] }]) => {
    const path = key.split('.');
    const [text, original] = [valueAt(tree.value, path), valueAt(originalTree?.value, path)];
    const span = tree.spans(path)?.value;
    if (typeof text !== 'string' || !span || hasPlaceholders(text, placeholders)) return [];
    const message = `\`${key}\` must contain ${listed(placeholders)}; it has ${listed(namesIn(text))}.`;
    const hint =
      typeof original === 'string' && hasPlaceholders(original, placeholders)
        ? `The ${originalName()} text is \`${original}\`.`
        : 'A name in braces is a placeholder for what the page fills in. Write it as it is here.';
    return [problemAt(tree.source, span, { code: 'message-placeholder', message, hint })];
  });
}

/** Whether a text contains all required placeholders, and no undeclared one. */
function hasPlaceholders(text: string, declared: readonly string[]): boolean {
  const used = namesIn(text);
  return (
    declared.every((name) => name.endsWith('?') || used.includes(name)) &&
    used.every((name) => declared.includes(name) || declared.includes(`${name}?`))
  );
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

function listed(names: readonly string[]): string {
  return names.map((name) => `\`{${name.replace('?', '')}}\``).join(', ') || 'no placeholder';
}
