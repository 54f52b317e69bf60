// In: a messages.yaml. Out: its valid texts, or every problem with them.
import { problemAt } from '../report/locate.ts';
import { messageLanguage } from '../../locales.ts';
import { pluralEndings, pluralEndingsOf } from '../../text/plural-forms.ts';
import type { MessageModel } from '../fields/messages.ts';
import type { Problem } from '../report/problem.ts';
import type { Document } from '../source/document.ts';
import type { Tree } from '../source/yaml.ts';
import { valueAt } from '../at-path.ts';
import { checkFields, type Checked } from './check-fields.ts';
import { languageIn, originalName } from '../../text/language-name.ts';

/** Checks the original messages or, where `original` is given, their translation. */
export function checkMessages(
  { tree }: Document,
  messages: MessageModel,
  original?: Document,
): Checked {
  const checked = original
    ? checkFields(tree, messages.translation, {
        original: { shape: messages.schema.shape, source: original },
      })
    : checkFields(tree, messages.schema);
  if (!tree.isSound) return checked;
  const problems = [
    ...placeholderProblems(tree, messages, original?.tree),
    ...pluralProblems(tree, messages),
  ];
  const all = [...checked.problems, ...problems];
  return checked.fields && problems.length === 0
    ? { fields: checked.fields, problems: all }
    : { problems: all };
}

/** Plural forms that a language lacks or doesn't have, where it has any at all. */
function pluralProblems(tree: Tree, { rows }: MessageModel): Problem[] {
  const locale = languageIn(tree.source.file);
  const needed = pluralEndingsOf(locale?.tag ?? messageLanguage);
  return [...rows].flatMap(([key, { counted }]) => {
    if (!counted) return [];
    const path = (ending: string) => (key + ending).split('.');
    const given = pluralEndings.filter((ending) => tree.spans(path(ending)));
    const odd = given.find((ending) => !needed.includes(ending));
    const span = tree.spans(path(odd ?? given[0] ?? ''))?.key;
    if (!span || given.length === 0 || given.join() === needed.join()) return [];
    const all = needed.map((ending) => `\`${key}${ending}\``).join(', ');
    return [
      problemAt(tree.source, span, {
        code: 'message-plural',
        message: `${locale?.name ?? ''} has other forms for numbers than are here.`,
        hint: `${all ? `Write ${all} and no other` : 'Delete this line'}; \`${key}\` holds for all other numbers.`,
      }),
    ];
  });
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
