// In: parsed YAML and its schema. Out: what is wrong within values, and warnings about those that are unlikely to be intended.
import { quotedField, trailingComment } from '../report/yaml-text.ts';
import { checkPhrase } from '../markdown/check-body.ts';
import { mayContainMarkup } from '../markdown/read-phrase.ts';
import { problemAt, shiftIssue, type Issue, type SourceText, type Span } from '../report/locate.ts';
import { appliesTo, wordWithoutGlyphs, unexpectedCharacters } from '../report/unexpected-text.ts';
import type { Problem } from '../report/problem.ts';
import type { FieldType } from '../fields/field-type.ts';
import type { FileSchema, Shape } from '../fields/shape.ts';
import { isPlaceholder } from '../fields/placeholders.ts';
import { walkFields } from '../fields/walk.ts';
import { exampleHint, hintFor, orDelete } from './explain-field.ts';
import type { YamlTree } from '../source/read-yaml.ts';
import { originalName } from '../../text/language-name.ts';

/** A value as it is written in its file. */
interface Written extends Span {
  readonly source: SourceText;
  readonly name: string;
  /** The dotted name. */
  readonly label: string;
  readonly value: string;
  /** The same, with the spaces around it. */
  readonly text: string;
  /** The source text, quotes included. */
  readonly raw: string;
  /** Whether it is an item of a list in brackets, whose items have commas between them. */
  readonly isInBrackets: boolean;
  readonly type: FieldType;
}

/** Checks every value that has a scalar schema; what only keeps a place may stand in a draft. */
export function checkValues(tree: YamlTree, { shape }: FileSchema, isDraft: boolean): Problem[] {
  const { source } = tree;
  const hint = placeholderHint(shape);
  return walkFields(shape, tree.value).flatMap(({ path, type, value: text }) => {
    const span = tree.spans(path)?.value;
    if (typeof text !== 'string' || !span) return [];
    const [value, raw] = [text.trim(), source.text.slice(span.start, span.end)];
    const names = path.filter((step) => typeof step === 'string');
    const list = typeof path.at(-1) === 'number' ? tree.spans(path.slice(0, -1)) : undefined;
    const written = {
      source,
      name: names.at(-1) ?? '',
      label: names.join('.'),
      value,
      text,
      raw,
      isInBrackets: list !== undefined && source.text[list.value.start] === '[',
      type,
      ...span,
    };
    const isUnfinished = isPlaceholder(value) && !isDraft;
    const rules = [
      ...(type.isProse ? [truncated, divided, marks, letters] : []),
      typeWarning,
      characters,
      phrase,
    ];
    return rules
      .flatMap((rule) => rule(written) ?? [])
      .concat(isUnfinished ? placeholder(written, hint) : [])
      .map((issue) => problemAt(source, span, issue));
  });
}

/** A value that ends where YAML takes the rest for a comment. */
function truncated({ source, name, raw, end }: Written): Issue | undefined {
  const comment = trailingComment(source.text, end);
  if (!comment || `"'|>`.includes(raw.charAt(0))) return undefined;
  const remaining = raw.replaceAll(/\s+/g, ' ');
  return {
    start: end + comment.indexOf('#'),
    end: end + comment.length,
    code: 'text-cut',
    message: `A \`#\` after a space begins a note, so that nothing is left of \`${name}\` but \`${remaining}\`.`,
    hint: `Write \`${quotedField(name, remaining + comment)}\`, or put the note on a line of its own.`,
  };
}

/** An item that a comma within parentheses has divided. */
function divided({ value, isInBrackets }: Written): Issue | undefined {
  const count = (sign: string) => value.split(sign).length;
  if (!isInBrackets || (count('(') === count(')') && count('[') === count(']'))) return undefined;
  const message = `\`${value}\` has half a pair of brackets: each comma of this list begins a new item.`;
  const hint = 'Put the whole item in quotes, or each on a line of its own that begins with `- `.';
  return { code: 'item-divided', severity: 'warning', message, hint };
}

const markup =
  /(?<![\p{L}\p{N}])(\*\*?|__?)(?=\S)[^*_]+(?<=\S)\1(?![\p{L}\p{N}])|\[[^\]]+\]\([^()\s]+\)|<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]{2,}\d*);/iu;

/** Markdown and HTML in a text that is shown as it is typed. */
function marks({ type, label, value }: Written): Issue | undefined {
  const found = type.hasMarkup ? undefined : markup.exec(value)?.[0];
  if (!found) return undefined;
  return {
    code: 'text-marked',
    severity: 'warning',
    message: `\`${label}\` is shown as it is typed, \`${found}\` with its signs.`,
    hint: 'Write it without them.',
  };
}

function placeholder({ name, value }: Written, hint: string): Issue {
  const message = `\`${value}\` is only a placeholder for \`${name}\`.`;
  return { code: 'placeholder', message, hint };
}

/** The hint for a placeholder, by the kind of file. */
function placeholderHint(shape: Shape): string {
  if ('draft' in shape) return 'Write it, or write `draft: true` until it is known.';
  return 'translates' in shape
    ? `Write it, or delete it; ${originalName()} then stands in its place.`
    : 'Write it.';
}

function typeWarning({ type, name, value }: Written): Issue | undefined {
  const message = type.warn?.(value, name);
  if (!message) return undefined;
  const hint = hintFor([name], value, { type }) ?? orDelete(exampleHint([name], { type }));
  return { code: 'field-advice', severity: 'warning', message, hint };
}

/** A word that a font of the site doesn't draw, in a text that is shown. */
function letters({ source, type, name, start, raw }: Written): Issue | undefined {
  const found = name === 'alt' ? undefined : wordWithoutGlyphs(raw, type.hasMarkup ?? false);
  return found && appliesTo(source.file, found) ? shiftIssue(found, start) : undefined;
}

/** Mojibake and invisible characters, as they are written or as YAML escapes them; addresses work with neither. */
function characters({ type, start, end, raw, value }: Written): Issue[] {
  const written = unexpectedCharacters(raw).map((found) => shiftIssue(found, start));
  const all =
    written.length === 0 && raw.includes('\\')
      ? unexpectedCharacters(value).map((found) => ({ ...found, start, end }))
      : written;
  return all.map((found) => (type.isProse ? found : { ...found, severity: 'error' }));
}

/** The issues in the markup of a phrase; at the whole value where it is escaped or folded. */
function phrase({ type, text, start, end, raw }: Written): Issue[] {
  if (!type.hasMarkup || !mayContainMarkup(text)) return [];
  const at = raw.indexOf(text);
  return checkPhrase(text).map((issue) =>
    at === -1 ? { ...issue, start, end } : shiftIssue(issue, start + at),
  );
}
