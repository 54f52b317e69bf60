// In: values as read and their schema. Out: those that their schema accepts and their author can't have meant.
import type { z } from 'zod';
import { addressEnd, withoutTrailing } from '../body/check-address.ts';
import { inQuotes } from '../problem/explain-line.ts';
import { problemAt, type Fault, type Located } from '../problem/locate.ts';
import { oddTexts } from '../problem/odd-text.ts';
import type { Problem } from '../problem/problem.ts';
import { required, type ObjectSchema, type Shape } from '../schema/collection.ts';
import { isPlaceholder } from '../schema/placeholders.ts';
import { fields, type Field } from '../schema/scalars.ts';
import { schemaAt } from './at-path.ts';
import { example } from './example.ts';
import type { Original } from './unknown-field.ts';
import type { Path, Span, Tree } from './yaml.ts';

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
export function checkValues(
  source: Located,
  tree: Tree,
  schema: ObjectSchema,
  original?: Original,
): Problem[] {
  const isDraft = () => !['false', undefined].includes(draftOf((original?.tree() ?? tree)?.value));
  const hint = hintFor(schema.shape);
  return leaves(tree.value, []).flatMap(([path, value]) => {
    const expected = schemaAt(schema.shape, path);
    const field = expected && fields.get(required(expected));
    const span = tree.spans(path)?.value;
    if (!field || !span) return [];
    const raw = source.text.slice(span.start, span.end);
    const name = String(path.findLast((step) => typeof step === 'string'));
    const typed = { source, name, value, raw, schema: required(expected), field, ...span };
    return [
      ...cut(typed),
      ...(isPlaceholder(value) && !isDraft() ? placeholder(typed, hint) : []),
      ...advice(typed),
      ...inProse(typed),
      ...trailing(typed),
    ];
  });
}

function draftOf(value: unknown): string | undefined {
  const isSet = typeof value === 'object' && value !== null && 'draft' in value;
  return isSet ? String(value.draft) : undefined;
}

function leaves(value: unknown, path: Path): (readonly [Path, string])[] {
  if (typeof value === 'string') return [[path, value.trim()]];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => leaves(item, [...path, name]));
}

function told({ source, start, end }: Typed, fault: Fault): Problem[] {
  return [problemAt(source, start, end, fault)];
}

/** Any text that visitors read, which has no form of its own. */
function isProse({ kind, form }: Field): boolean {
  return !form && !/^(?:integer|date|duration|choice|flag|address|image)$/.test(kind);
}

function cut({ source, name, raw, field, end }: Typed): Problem[] {
  const [note] = /^[ \t]+#[^\r\n]*/.exec(source.text.slice(end, end + longestNote)) ?? [];
  if (!note || !isProse(field) || /^["'|>]/.test(raw)) return [];
  const left = raw.replaceAll(/\s+/g, ' ');
  return [
    problemAt(source, end + note.indexOf('#'), end + note.trimEnd().length, {
      code: 'text-cut',
      message: `A \`#\` after a space begins a note, so that nothing is left of \`${name}\` but \`${left}\`.`,
      hint: `Write \`${inQuotes(name, left + note.trimEnd())}\`, or put the note on a line of its own.`,
    }),
  ];
}

const longestNote = 1000;

function placeholder(typed: Typed, hint: string): Problem[] {
  return told(typed, {
    code: 'placeholder',
    message: `\`${typed.value}\` only keeps the place of what belongs into \`${typed.name}\`.`,
    hint,
  });
}

/** What to do about a placeholder, by what kind of file it is left in. */
function hintFor(shape: Shape): string {
  if ('draft' in shape) return 'Write it, or write `draft: true` until it is known.';
  return 'translates' in shape
    ? 'Write it, or delete it; English then stands in its place.'
    : 'Write it.';
}

function advice(typed: Typed): Problem[] {
  const message = typed.field.advise?.(typed.value);
  if (!message) return [];
  const hint =
    typed.field.remedy ??
    example([typed.name], typed.schema).replace(/\.$/, ', or delete the line.');
  return told(typed, { code: 'field-advice', severity: 'warning', message, hint });
}

function inProse(typed: Typed): Problem[] {
  const { source, field, start, raw } = typed;
  if (!isProse(field) || field.advise) return [];
  const odd = oddTexts(raw).map(({ at, length, fault }) =>
    problemAt(source, start + at, start + at + length, fault),
  );
  // The rules for bodies say which elements a phrase may hold.
  return field.kind === 'phrase' ? odd : [...odd, ...markup(typed)];
}

function markup({ source, start, raw }: Typed): Problem[] {
  const found = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i.exec(raw);
  if (!found) return [];
  const [sign] = found;
  const plain = raw
    .replaceAll(/<br[^<>]*>/gi, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .trim();
  return [
    problemAt(source, start + found.index, start + found.index + sign.length, {
      code: 'text-html',
      severity: 'warning',
      message: `A field holds no HTML: visitors see \`${sign}\` as it stands.`,
      hint:
        sign.startsWith('&') || raw.includes('\n')
          ? 'Write the sign itself.'
          : `Write \`${plain}\`.`,
    }),
  ];
}

function trailing(typed: Typed): Problem[] {
  const { name, value } = typed;
  const better = withoutTrailing(value);
  if (!/^https?:/i.test(value) || better === value) return [];
  return told(typed, addressEnd(value, better, `${name}: ${better}`));
}
