// In: the text of one entry. Out: its fields and where its body begins, or every problem in its front matter.
import { collections, type CollectionName } from '../schema/collections.ts';
import { bodyPlaceholder } from '../schema/placeholders.ts';
import { splitFrontMatter } from './front-matter.ts';
import { conflictIn } from '../problem/conflict.ts';
import { positionOf, problemAt, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { readYaml, type Tree } from './yaml.ts';
import { checkFields, type Checked } from './check-fields.ts';

/** What one entry's file came to. */
export interface CheckedEntry extends Checked {
  /** Where the body begins, counted from 0; missing where there is none. */
  readonly bodyStart?: number;
  /** The line that the body begins on, counted from 1. */
  readonly bodyLine?: number;
}

/** Checks an original, or, where `original` is given, a translation of it. */
export function checkEntry(
  source: Located,
  name: CollectionName,
  original?: Located,
): CheckedEntry {
  const conflict = conflictIn(source);
  if (conflict) return { problems: [conflict] };
  const fenced = splitFrontMatter(source);
  if ('code' in fenced) return { problems: [fenced] };
  const collection = collections[name];
  const tree = readYaml(source, fenced.start, fenced.end);
  const schema = original ? collection.translation : collection.original;
  const checked = checkFields(
    source,
    tree,
    schema,
    original && {
      shape: collection.original.shape,
      source: original,
      tree: () => treeOf(original),
    },
  );
  const isDraft = /^draft: *true *$/m.test(source.text.slice(fenced.start, fenced.end));
  const body = checkBodyPresence(source, name, fenced.bodyStart, {
    isOriginal: !original,
    isDraft,
  });
  if ('code' in body) {
    const { problems } = checked;
    return { problems: [...problems, body] };
  }
  return { ...checked, ...body };
}

/** The front matter of a file that may be broken. */
export function treeOf(source: Located): Tree | undefined {
  const fenced = splitFrontMatter(source);
  return 'code' in fenced ? undefined : readYaml(source, fenced.start, fenced.end);
}

function checkBodyPresence(
  source: Located,
  name: CollectionName,
  bodyStart: number,
  { isOriginal, isDraft }: { readonly isOriginal: boolean; readonly isDraft: boolean },
) {
  const { body } = collections[name];
  const text = source.text.slice(bodyStart);
  const firstWord = text.search(/\S/);
  if (firstWord === -1) {
    if (body !== 'required' || !isOriginal) return {};
    return problemAt(source, bodyStart, bodyStart, {
      code: 'body-missing',
      message: `An entry of \`${name}\` needs a text below its front matter.`,
      hint: 'Write it in Markdown below the second `---`.',
    });
  }
  if (text.trimEnd().endsWith(`\n${bodyPlaceholder}`) && !isDraft) {
    const start = bodyStart + text.lastIndexOf(bodyPlaceholder);
    return problemAt(source, start, start + bodyPlaceholder.length, {
      code: 'placeholder',
      message: 'This line only keeps the place of the text.',
      hint: 'Write the text, or write `draft: true` above until it is there.',
    });
  }
  if (body !== 'none') return { bodyStart, bodyLine: positionOf(source.text, bodyStart).line };
  const start = bodyStart + firstWord;
  const end = start + text.slice(firstWord).split(/\r?\n/, 1).join().length;
  const message = `An entry of \`${name}\` has no text below its front matter.`;
  return problemAt(source, start, end, {
    code: 'body-unexpected',
    message,
    hint: 'Move it into a field, or delete it.',
  }) satisfies Problem;
}
