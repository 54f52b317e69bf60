// In: values as read and their schema. Out: those that their schema accepts and their author can't have meant.
import type { z } from 'zod';
import { addressEnd, withoutTrailing } from '../body/check-address.ts';
import { inQuotes } from '../problem/explain-line.ts';
import { problemAt, spanFrom, type Fault, type Located, type Span } from '../problem/locate.ts';
import { oddTexts } from '../problem/odd-text.ts';
import type { Problem } from '../problem/problem.ts';
import { required, schemaAt, type ObjectSchema, type Shape } from '../schema/collection.ts';
import { isPlaceholder } from '../schema/placeholders.ts';
import { fieldRegistry, type Field } from '../schema/scalars.ts';
import { textsIn, valueAt } from './at-path.ts';
import { example } from './explain-field.ts';
import { treeOf } from './front-matter.ts';
import type { Original } from './unknown-field.ts';
import type { Tree } from './yaml.ts';

/** A value as it is typed in its file. */
interface Typed extends Span {
  readonly source: Located;
  readonly name: string;
  readonly value: string;
  /** With its quotes, if it has any. */
  readonly raw: string;
  readonly schema: z.core.$ZodType;
  readonly field: Field;
}

/** What is odd about the values of a file, of which each may be accepted by its schema. A translation is a draft with its original. */
export function checkValues(tree: Tree, schema: ObjectSchema, original?: Original): Problem[] {
  const { source } = tree;
  const remedy = remedyFor(schema.shape);
  return textsIn(tree.value).flatMap(({ path, text }) => {
    const expected = schemaAt(schema.shape, path);
    const field = expected && fieldRegistry.get(required(expected));
    const span = tree.spans(path)?.value;
    if (!field || !span) return [];
    const [value, raw] = [text.trim(), source.text.slice(span.start, span.end)];
    const name = String(path.findLast((step) => typeof step === 'string'));
    const typed = { source, name, value, raw, schema: required(expected), field, ...span };
    const isLeft = isPlaceholder(value) && !isDraft(original ? treeOf(original.source) : tree);
    const found = [cut, advice, ...(isProse(field) ? [words, markup] : []), trailing];
    return found
      .flatMap((rule) => rule(typed) ?? [])
      .concat(isLeft ? placeholder(typed, remedy) : [])
      .map((odd) => problemAt(source, { ...span, ...odd }, odd));
  });
}

/** What is odd about a value, or about a part of it. */
type Odd = Fault & Partial<Span>;

/** Whether the fields of an entry say that it is a draft, if only by a `draft` that is no flag. */
export function isDraft(tree: Tree | undefined): boolean {
  const draft = valueAt(tree?.value, ['draft']);
  return draft !== undefined && draft !== 'false';
}

/** Any text that visitors read, which has no form of its own. */
function isProse({ kind, form }: Field): boolean {
  return !form && !/^(?:integer|date|duration|choice|flag|address|image)$/.test(kind);
}

function cut({ source, name, raw, field, end }: Typed): Odd | undefined {
  const [note] = /^[ \t]+#[^\r\n]*/.exec(source.text.slice(end, end + longestNote)) ?? [];
  if (!note || !isProse(field) || /^["'|>]/.test(raw)) return undefined;
  const left = raw.replaceAll(/\s+/g, ' ');
  return {
    start: end + note.indexOf('#'),
    end: end + note.trimEnd().length,
    code: 'text-cut',
    message: `A \`#\` after a space begins a note, so that nothing is left of \`${name}\` but \`${left}\`.`,
    hint: `Write \`${inQuotes(name, left + note.trimEnd())}\`, or put the note on a line of its own.`,
  };
}

const longestNote = 1000;

function placeholder({ name, value }: Typed, hint: string): Odd {
  const message = `\`${value}\` only keeps the place of what belongs into \`${name}\`.`;
  return { code: 'placeholder', message, hint };
}

/** What to do about a placeholder, by what kind of file it is left in. */
function remedyFor(shape: Shape): string {
  if ('draft' in shape) return 'Write it, or write `draft: true` until it is known.';
  return 'translates' in shape
    ? 'Write it, or delete it; English then stands in its place.'
    : 'Write it.';
}

function advice({ field, name, value, schema }: Typed): Odd | undefined {
  const message = field.advise?.(value);
  const hint = field.remedy ?? example([name], schema).replace(/\.$/, ', or delete the line.');
  return message ? { code: 'field-advice', severity: 'warning', message, hint } : undefined;
}

function words({ field, start, raw }: Typed): Odd[] {
  if (field.advise) return [];
  return oddTexts(raw).map((odd) => ({ ...odd, start: start + odd.start, end: start + odd.end }));
}

/** In a phrase, the rules for bodies say which elements it may hold. */
function markup({ field, start, raw }: Typed): Odd | undefined {
  const found = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i.exec(raw);
  if (!found || field.advise || field.kind === 'phrase') return undefined;
  const [sign] = found;
  const plain = raw
    .replaceAll(/<br[^<>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .trim();
  const isSign = sign.startsWith('&') || raw.includes('\n');
  return {
    ...spanFrom(start + found.index, sign),
    code: 'text-html',
    severity: 'warning',
    message: `A field holds no HTML: visitors see \`${sign}\` as it stands.`,
    hint: isSign ? 'Write the sign itself.' : `Write \`${plain}\`.`,
  };
}

function trailing({ name, value }: Typed): Odd | undefined {
  const better = withoutTrailing(value);
  if (!/^https?:/i.test(value) || better === value) return undefined;
  return addressEnd(value, better, `${name}: ${better}`);
}
