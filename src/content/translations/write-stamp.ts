// In: a translation and its original, as text. Out: the translation with its stamp, every other byte as it was.
import { translatedNames } from '../schema/collection.ts';
import { collections, type CollectionName } from '../schema/collections.ts';
import { splitFrontMatter, treeOf } from '../validate/front-matter.ts';
import type { Located, Span } from '../problem/locate.ts';
import { messageKeys, messagesSchema } from '../schema/messages.ts';
import { readYaml, type Tree } from '../validate/yaml.ts';
import { valueAt } from '../validate/at-path.ts';
import type { Texts } from './compare.ts';
import { digestTexts, textsOf } from './digest.ts';
import { writeStamp, type Stamp } from './marks.ts';

/** Stamps the translation of an entry; nothing where it or its original can't be read. */
export function stampEntry(
  source: Located,
  original: Located,
  name: CollectionName,
): string | undefined {
  const names = translatedNames(collections[name]);
  const [own, theirs] = [entryTexts(source, names), entryTexts(original, names)];
  const tree = treeOf(source);
  const fenced = splitFrontMatter(source);
  if (!own || !theirs || !tree || 'code' in fenced) return undefined;
  const stamp = writeStamp(stampFor(own, theirs));
  const { text } = source;
  if (stamp === '') return text;
  const end = text.startsWith('\r\n', fenced.end - 1) ? fenced.end - 1 : fenced.end;
  const stamped = putBlock(text, `translates: ${stamp}`, spanOf(text, tree) ?? { start: end, end });
  const proof = treeOf({ ...source, text: stamped });
  return proof?.isSound && String(valueAt(proof.value, ['translates'])).trim() === stamp
    ? stamped
    : undefined;
}

/** Stamps the interface texts of a language, in a block at the end. */
export function stampMessages(source: Located, original: Located): string | undefined {
  const [tree, theirs] = [readYaml(source), readYaml(original)];
  if (!tree.isSound || !theirs.isSound) return undefined;
  const { text } = source;
  const stamp = stampFor(textsOf(messageKeys, tree.value), textsOf(messageKeys, theirs.value));
  if (stamp.size === 0) return text;
  const block = ['translates:', ...groupLines(stamp)].join(eolOf(text));
  const end = text.trimEnd().length;
  const start = spanOf(text, tree);
  const stamped = start
    ? putBlock(text, block, start)
    : putBlock(text, `# ${explanation}${eolOf(text)}${block}`, { start: end, end });
  const proof = readYaml({ ...source, text: stamped });
  return proof.isSound && proof.problems.length === 0 ? stamped : undefined;
}

const explanation = 'The English texts that these translate, as `npm run content:stamp` saw them.';

/** The texts of an entry's file, whether or not it is valid; nothing where it can't be read. */
export function entryTexts(source: Located, names: readonly string[]): Texts | undefined {
  const fenced = splitFrontMatter(source);
  const tree = treeOf(source);
  if ('code' in fenced || !tree?.isSound) return undefined;
  return textsOf(names, tree.value, source.text.slice(fenced.bodyStart));
}

/** Of what English has, the digests of what is translated. */
function stampFor(own: Texts, theirs: Texts): Stamp {
  return new Map([...digestTexts(theirs)].filter(([name]) => own.has(name)));
}

function groupLines(stamp: Stamp): string[] {
  return Object.keys(messagesSchema.shape).flatMap((group) => {
    const own = [...stamp].filter(([key]) => key.startsWith(`${group}.`));
    const names = own.map(([key, digests]) => [key.slice(group.length + 1), digests] as const);
    return names.length === 0 ? [] : [`  ${group}: ${writeStamp(new Map(names))}`];
  });
}

/** Where the stamp is now: its line up to a remark, or, of a block, all of its lines. */
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

/** Puts a block in the place of another, or, where there is none, on a line of its own. */
function putBlock(text: string, block: string, { start, end }: Span): string {
  const separator = start === end ? eolOf(text) : '';
  return text.slice(0, start) + separator + block + text.slice(end);
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
