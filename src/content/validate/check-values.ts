// In: parsed YAML and its schema. Out: warnings about values that are valid, but unlikely to be intended.
import type { z } from 'zod';
import { addressEnd, withoutTrailing } from '../body/check-address.ts';
import { isDraft } from '../drafts.ts';
import { shown } from '../problem/emphasis-signs.ts';
import { cutFault, inQuotes } from '../problem/explain-line.ts';
import { problemAt, type Fault, type Located, type Span } from '../problem/locate.ts';
import { oddCharacters } from '../problem/odd-text.ts';
import type { Problem } from '../problem/problem.ts';
import { required, schemaAt, type ObjectSchema, type Shape } from '../schema/collection.ts';
import { isPlaceholder } from '../schema/placeholders.ts';
import { fieldRegistry, type Field } from '../schema/scalars.ts';
import { textsIn } from './at-path.ts';
import { exampleHint } from './explain-field.ts';
import { treeOf } from './front-matter.ts';
import { markupIn, withoutMarkup } from './plain-text.ts';
import type { Original } from './unknown-field.ts';
import type { Tree } from './yaml.ts';

/** A value as it is written in its file. */
interface Written extends Span {
  readonly source: Located;
  readonly name: string;
  readonly value: string;
  /** The source text, quotes included. */
  readonly raw: string;
  readonly schema: z.core.$ZodType;
  readonly field: Field;
}

/** Checks every value that has a scalar schema. A translation is a draft where its original is one. */
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
    const written = { source, name, value, raw, schema: required(expected), field, ...span };
    const isUnfinished =
      isPlaceholder(value) && !isDraft(original ? treeOf(original.source) : tree);
    const prose = isProse(field) ? [truncated, markup] : [];
    const rules = [...prose, advice, characters, trailing];
    return rules
      .flatMap((rule) => rule(written) ?? [])
      .concat(isUnfinished ? placeholder(written, remedy) : [])
      .map((odd) => problemAt(source, { ...span, ...odd }, odd));
  });
}

/** What is odd about a value; without a span, about all of it. */
type Odd = Fault & Partial<Span>;

/** Whether a field takes free text. */
function isProse({ kind, form }: Field): boolean {
  return !form && /^(?:text|phrase)$/.test(kind);
}

/** A value that ends where YAML takes the rest for a comment. */
function truncated({ source, name, raw, end }: Written): Odd | undefined {
  const [comment] = /^[ \t]+#[^\r\n]*/.exec(source.text.slice(end, end + maxComment)) ?? [];
  if (!comment || /^["'|>]/.test(raw)) return undefined;
  const left = raw.replaceAll(/\s+/g, ' ');
  return {
    start: end + comment.indexOf('#'),
    end: end + comment.trimEnd().length,
    ...cutFault(name, raw),
    hint: `Write \`${inQuotes(name, left + comment.trimEnd())}\`, or put the note on a line of its own.`,
  };
}

const maxComment = 1000;

function placeholder({ name, value }: Written, hint: string): Odd {
  const message = `\`${value}\` only keeps the place of what belongs into \`${name}\`.`;
  return { code: 'placeholder', message, hint };
}

/** The hint for a placeholder, by the kind of file. */
function remedyFor(shape: Shape): string {
  if ('draft' in shape) return 'Write it, or write `draft: true` until it is known.';
  return 'translates' in shape
    ? 'Write it, or delete it; English then stands in its place.'
    : 'Write it.';
}

function advice({ field, name, value, schema }: Written): Odd | undefined {
  const message = field.advise?.(value);
  const hint = field.remedy ?? exampleHint([name], schema).replace(/\.$/, ', or delete the line.');
  return message ? { code: 'field-advice', severity: 'warning', message, hint } : undefined;
}

/** Mojibake and invisible characters, as they are written or as YAML escapes them; addresses work with neither. */
function characters({ field, start, end, raw, value }: Written): Odd[] {
  const written = oddCharacters(raw).map((odd) => ({
    ...odd,
    start: start + odd.start,
    end: start + odd.end,
  }));
  const found =
    written.length === 0 && raw.includes('\\')
      ? oddCharacters(value).map((odd) => ({ ...odd, start, end }))
      : written;
  return found.map((odd) => (isProse(field) ? odd : { ...odd, severity: 'error' }));
}

/** Markup in plain text; that of phrases is checked by the rules for bodies. */
function markup({ field, name, start, raw, value }: Written): Odd | undefined {
  const found = field.kind === 'text' ? markupIn(raw) : undefined;
  if (!found) return undefined;
  const { language } = found;
  const plain = withoutMarkup(value);
  return {
    start: start + found.start,
    end: start + found.end,
    code: 'text-markup',
    severity: 'warning',
    message: `${shown(raw.slice(found.start, found.end))} is ${language}, which \`${name}\` doesn't hold: visitors see it as it stands.`,
    hint: plain ? `Write \`${name}: ${JSON.stringify(plain)}\`.` : 'Write the text alone.',
  };
}

function trailing({ name, value }: Written): Odd | undefined {
  const better = withoutTrailing(value);
  if (!/^https?:/i.test(value) || better === value) return undefined;
  return addressEnd(value, better, `${name}: ${better}`);
}
