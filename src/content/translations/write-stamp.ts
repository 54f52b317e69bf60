// In: the texts of a translation and its original. Out: the translation with a new stamp, otherwise unchanged.
import { type Collection, translatedNames } from '../fields/collection.ts';
import { Document } from '../source/document.ts';
import type { Span } from '../report/locate.ts';
import type { MessageModel } from '../fields/messages.ts';
import type { Tree } from '../source/yaml.ts';
import { valueAt } from '../at-path.ts';
import type { Texts } from './compare.ts';
import { digestTexts, textsOf, writeStamp, writeStampByGroup, type Stamp } from './marks.ts';
import { originalName } from '../../text/language-name.ts';

/** Stamps the translation of an entry; nothing where it or its original is invalid. */
export function stampEntry(
  source: Document,
  original: Document,
  collection: Collection,
): string | undefined {
  const names = translatedNames(collection);
  const [own, theirs] = [entryTexts(source, names), entryTexts(original, names)];
  const { file, text, tree, fences } = source;
  if (!own || !theirs || 'code' in fences) return undefined;
  const stamp = writeStamp(stampFor(own, theirs));
  if (stamp === '') return text;
  const end = text.startsWith('\r\n', fences.end - 1) ? fences.end - 1 : fences.end;
  const stamped = putBlock(text, `translates: ${stamp}`, spanOf(text, tree) ?? { start: end, end });
  const proof = new Document(file, stamped).tree;
  return proof.isSound && String(valueAt(proof.value, ['translates'])).trim() === stamp
    ? stamped
    : undefined;
}

/** Stamps the interface texts of a language, in a block at the end of the file. */
export function stampMessages(
  source: Document,
  original: Document,
  messages: MessageModel,
): string | undefined {
  const { file, text, tree } = source;
  const theirs = original.tree;
  if (!tree.isSound || !theirs.isSound) return undefined;
  const stamp = stampFor(
    textsOf(messages.translatedKeys, tree.value),
    textsOf(messages.translatedKeys, theirs.value),
  );
  if (stamp.size === 0) return text;
  const groups = Object.entries(writeStampByGroup(stamp, messages));
  const lines = groups.map(([group, digests]) => `  ${group}: ${digests}`);
  const block = ['translates:', ...lines].join(eolOf(text));
  const end = text.trimEnd().length;
  const start = spanOf(text, tree);
  const stamped = start
    ? putBlock(text, block, start)
    : putBlock(text, `# ${explanation()}${eolOf(text)}${block}`, { start: end, end });
  const proof = new Document(file, stamped).tree;
  return proof.isSound && proof.problems.length === 0 ? stamped : undefined;
}

/** The comment above a stamp. */
function explanation(): string {
  return `The ${originalName()} texts that these translate, as \`npm run content:stamp\` saw them.`;
}

/** The texts of an entry, valid or not; nothing where its front matter can't be parsed. */
export function entryTexts({ tree, body }: Document, names: readonly string[]): Texts | undefined {
  return tree.isSound ? textsOf(names, tree.value, body?.text) : undefined;
}

/** The digests of those originals that are translated. */
function stampFor(own: Texts, theirs: Texts): Stamp {
  return new Map([...digestTexts(theirs)].filter(([name]) => own.has(name)));
}

/** The span of the present stamp: its line without a trailing comment, or all lines of its block. */
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

/** Replaces a span by a block; at an empty span the block is inserted on a new line. */
function putBlock(text: string, block: string, { start, end }: Span): string {
  const separator = start === end ? eolOf(text) : '';
  return text.slice(0, start) + separator + block + text.slice(end);
}

function eolOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}
