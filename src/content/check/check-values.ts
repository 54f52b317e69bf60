// In: parsed YAML and its schema. Out: problems within values, and warnings about values that are unlikely to be intended.
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

/** A value and its source text. */
interface WrittenValue extends Span {
  readonly source: SourceText;
  readonly name: string;
  readonly dottedName: string;
  readonly value: string;
  /** The value with surrounding spaces. */
  readonly text: string;
  /** The source text, quotes included. */
  readonly raw: string;
  /** Whether it is an item of a flow sequence: `[a, b]`. */
  readonly isInBrackets: boolean;
  readonly type: FieldType;
}

/** Checks every value that has a scalar schema; drafts may contain placeholders. */
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
      dottedName: names.join('.'),
      value,
      text,
      raw,
      isInBrackets: list !== undefined && source.text[list.value.start] === '[',
      type,
      ...span,
    };
    const isUnfinished = isPlaceholder(value) && !isDraft;
    const rules = [
      ...(type.isProse ? [truncatedText, dividedItem, unusedMarkup, missingGlyphs] : []),
      typeWarning,
      characterIssues,
      phraseIssues,
    ];
    return rules
      .flatMap((rule) => rule(written) ?? [])
      .concat(isUnfinished ? placeholderIssue(written, hint) : [])
      .map((issue) => problemAt(source, span, issue));
  });
}

/** A value of which YAML parses the rest as a comment. */
function truncatedText({ source, name, raw, end }: WrittenValue): Issue | undefined {
  const comment = trailingComment(source.text, end);
  if (!comment || `"'|>`.includes(raw.charAt(0))) return undefined;
  const remaining = raw.replaceAll(/\s+/g, ' ');
  return {
    start: end + comment.indexOf('#'),
    end: end + comment.length,
    code: 'text-cut',
    message: `A \`#\` after a space begins a remark, so that only \`${remaining}\` is left of \`${name}\`.`,
    hint: `Write \`${quotedField(name, remaining + comment)}\`, or put the remark on a separate line.`,
  };
}

/** A list item split at a comma within parentheses. */
function dividedItem({ value, isInBrackets }: WrittenValue): Issue | undefined {
  const count = (sign: string) => value.split(sign).length;
  if (!isInBrackets || (count('(') === count(')') && count('[') === count(']'))) return undefined;
  const message = `Only one bracket of a pair is in \`${value}\`: each comma of this list begins a new item.`;
  const hint =
    'Put the complete item in quotes, or each item on a separate line that begins with `- `.';
  return { code: 'item-divided', severity: 'warning', message, hint };
}

const markup =
  /(?<![\p{L}\p{N}])(\*\*?|__?)(?=\S)[^*_]+(?<=\S)\1(?![\p{L}\p{N}])|\[[^\]]+\]\([^()\s]+\)|<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]{2,}\d*);/iu;

/** Markdown or HTML in a plain text. */
function unusedMarkup({ type, dottedName, value }: WrittenValue): Issue | undefined {
  const match = type.hasMarkup ? undefined : markup.exec(value)?.[0];
  if (!match) return undefined;
  return {
    code: 'text-marked',
    severity: 'warning',
    message: `\`${dottedName}\` is shown as it is typed: \`${match}\` with its signs.`,
    hint: 'Write it without them.',
  };
}

function placeholderIssue({ name, value }: WrittenValue, hint: string): Issue {
  const message = `\`${value}\` is only a placeholder for \`${name}\`.`;
  return { code: 'placeholder', message, hint };
}

/** The hint for a placeholder, which depends on the kind of file. */
function placeholderHint(shape: Shape): string {
  if ('draft' in shape) return 'Write it, or write `draft: true` until it is known.';
  return 'translates' in shape
    ? `Write it, or delete it: ${originalName()} is then shown instead.`
    : 'Write it.';
}

function typeWarning({ type, name, value }: WrittenValue): Issue | undefined {
  const message = type.warn?.(value, name);
  if (!message) return undefined;
  const hint = hintFor([name], value, { type }) ?? orDelete(exampleHint([name], { type }));
  return { code: 'field-advice', severity: 'warning', message, hint };
}

/** A word that a font of the site doesn't draw, in a text that is shown. */
function missingGlyphs({ source, type, name, start, raw }: WrittenValue): Issue | undefined {
  const issue = name === 'alt' ? undefined : wordWithoutGlyphs(raw, type.hasMarkup ?? false);
  return issue && appliesTo(source.file, issue) ? shiftIssue(issue, start) : undefined;
}

/** Mojibake and invisible characters, literal or escaped in YAML: a warning in prose, an error in any other value. */
function characterIssues({ type, start, end, raw, value }: WrittenValue): Issue[] {
  const literal = unexpectedCharacters(raw).map((issue) => shiftIssue(issue, start));
  const issues =
    literal.length === 0 && raw.includes('\\')
      ? unexpectedCharacters(value).map((issue) => ({ ...issue, start, end }))
      : literal;
  return issues.map((issue) => (type.isProse ? issue : { ...issue, severity: 'error' }));
}

/** The issues in the markup of a phrase, at the complete value if that is escaped or folded. */
function phraseIssues({ type, text, start, end, raw }: WrittenValue): Issue[] {
  if (!type.hasMarkup || !mayContainMarkup(text)) return [];
  const offset = raw.indexOf(text);
  return checkPhrase(text).map((issue) =>
    offset === -1 ? { ...issue, start, end } : shiftIssue(issue, start + offset),
  );
}
