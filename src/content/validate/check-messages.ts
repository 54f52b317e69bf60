// In: a messages.yaml. Out: its valid texts, or every problem with them.
import { problemAt, type Located } from '../problem/locate.ts';
import { messageKeys, messagesSchema, translationSchema } from '../schema/messages.ts';
import type { Problem } from '../problem/problem.ts';
import { readYaml, type Tree } from './yaml.ts';
import { valueAt } from '../at-path.ts';
import { checkFields, type Checked } from './check-fields.ts';
import { originalName } from '../../text/language-name.ts';

/** Checks the original messages or, where `original` is given, their translation. */
export function checkMessages(source: Located, original?: Located): Checked {
  const tree = readYaml(source);
  const checked = checkFields(tree, original ? translationSchema : messagesSchema);
  if (!checked.fields || !original) return checked;
  const problems = placeholderProblems(tree, readYaml(original));
  return problems.length > 0 ? { problems } : checked;
}

function placeholderProblems(tree: Tree, originals: Tree): Problem[] {
  return messageKeys.flatMap((key) => {
    const path = key.split('.');
    const [text, original] = [valueAt(tree.value, path), valueAt(originals.value, path)];
    const span = tree.spans(path)?.value;
    if (typeof text !== 'string' || typeof original !== 'string' || !span) return [];
    const [found, expected] = [placeholders(text), placeholders(original)];
    if (found === expected) return [];
    const message = `\`${key}\` must have the same placeholders as in ${originalName()}: ${expected || 'none'}, and not ${found || 'none'}.`;
    const hint = `The ${originalName()} text is \`${original}\`.`;
    return [problemAt(tree.source, span, { code: 'message-placeholder', message, hint })];
  });
}

function placeholders(text: string): string {
  const found = text.match(/\{\w+\}/g) ?? [];
  return [...new Set(found)]
    .toSorted()
    .map((each) => `\`${each}\``)
    .join(', ');
}
