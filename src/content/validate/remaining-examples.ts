// In: the content and the starter. Out: the values that are still the starter's examples.
import type { Content, Entry } from '../schema/content.ts';
import { defaultLocale } from '../../locales.ts';
import { bodyName } from '../schema/collection.ts';
import type { CollectionName } from '../schema/collections.ts';
import type { MessageKey } from '../schema/messages.ts';
import { problemAt, spanFrom, type Span } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading, Source } from '../read.ts';
import { textsIn } from './at-path.ts';
import { treeOf } from './front-matter.ts';
import type { Path } from './yaml.ts';

/**
 * A warning for each value that equals the starter's in the same field and contains the word “example”. Both are
 * required, so that neither a short text that happens to be equal nor a work called “Example” is reported.
 */
export function remainingExamples(content: Content, starter: Content, reading: Reading): Problem[] {
  const examples = new Set(valuesIn(starter).filter(isExample).map(keyOf));
  const sources = new Map(reading.sources.map((source) => [source.file, source]));
  return valuesIn(content)
    .filter((value) => examples.has(keyOf(value)))
    .flatMap((value) => {
      const source = sources.get(value.file);
      return source ? [exampleProblem(source, value, content.folder)] : [];
    });
}

const code = 'example-left';

/** Turns the warnings about examples into errors, so that none is published. */
export function escalateExamples(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.code === code ? { ...problem, severity: 'error' } : problem,
  );
}

interface Value {
  readonly file: string;
  /** The scope in which paths are compared: `site`, a locale's messages, or a collection in a locale. */
  readonly scope: string;
  readonly path: Path;
  readonly text: string;
}

/** Ignores list indexes, since items may have been deleted or reordered. */
function keyOf({ scope, path, text }: Value): string {
  const names = path.filter((step) => typeof step === 'string');
  return [scope, ...names, text].join('\n');
}

function isExample({ text }: Value): boolean {
  return /example|ejemplo/i.test(text);
}

function valuesIn({ folder, site, messages, entries }: Content): Value[] {
  const inMessages = [...messages].flatMap(([locale, texts]) =>
    valuesOf(texts, `${folder}/${locale}/messages.yaml`, locale).filter(({ path }) =>
      isShown(path.join('.'), entries),
    ),
  );
  const inEntries = entries.flatMap(({ file, locale, collection, fields, body }) =>
    valuesOf({ ...fields, [bodyName]: body?.text.trim() }, file, `${locale}/${collection}`),
  );
  return [...valuesOf(site, `${folder}/site.yaml`, 'site'), ...inMessages, ...inEntries];
}

/** The collections without which an interface text isn't shown. */
const shownWith = new Map<string, readonly CollectionName[]>(
  Object.entries({
    'home.insightLabel': ['biography'],
    'home.insightTitle': ['biography'],
    'home.quote': ['press'],
    'home.quoteSource': ['press'],
    'biography.description': ['biography', 'works'],
    'gallery.description': ['photos'],
    'media.description': ['videos'],
    'press.description': ['press'],
  } satisfies Partial<Record<MessageKey, readonly CollectionName[]>>),
);

function isShown(key: string, entries: readonly Entry[]): boolean {
  const needed = shownWith.get(key);
  return !needed || entries.some(({ collection }) => needed.includes(collection));
}

function valuesOf(fields: unknown, file: string, scope: string): Value[] {
  return textsIn(fields).map((text) => ({ ...text, file, scope }));
}

function exampleProblem(source: Source, value: Value, folder: string): Problem {
  const isBody = source.role.kind === 'entry' && value.path[0] === bodyName;
  const name = value.path.filter((step) => typeof step === 'string').join('.');
  const subject = isBody ? 'The text' : `\`${name}\``;
  const span = isBody ? firstLineOf(source, value.text) : spanOf(source, value.path);
  return problemAt(source, span, {
    code,
    severity: 'warning',
    message: `${subject} is still the example's.`,
    hint: hintFor(source, value, folder),
  });
}

function hintFor({ role }: Source, { text }: Value, folder: string): string {
  if (/^example-[a-z]+\.jpg$/.test(text))
    return `Put a picture of your own into ${folder}/images/ and write its name here.`;
  if ('locale' in role && role.locale !== defaultLocale)
    return 'Translate your own, or delete it; English then stands in its place.';
  return role.kind === 'entry' ? 'Write your own, or delete the file.' : 'Write your own.';
}

function spanOf(source: Source, path: Path): Span {
  return treeOf(source)?.spans(path)?.value ?? { start: 0, end: 0 };
}

function firstLineOf({ text }: Source, body: string): Span {
  return spanFrom(text.lastIndexOf(body), body.split(/\r?\n/, 1).join());
}
