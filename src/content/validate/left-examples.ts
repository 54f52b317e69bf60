// In: the content, and what a new content folder begins with. Out: all that still stands there as it began.
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
 * What is still an example, as warnings: a value that the starter has in the same field and that says of itself that
 * it is one. Both are asked for, so that neither a short text that happens to be the same nor a work called
 * “Example” is taken for what was left.
 */
export function leftExamples(content: Content, starter: Content, reading: Reading): Problem[] {
  const examples = new Set(valuesIn(starter).filter(isExample).map(keyOf));
  const sources = new Map(reading.sources.map((source) => [source.file, source]));
  return valuesIn(content)
    .filter((value) => examples.has(keyOf(value)))
    .flatMap((value) => {
      const source = sources.get(value.file);
      return source ? [leftProblem(source, value, content.folder)] : [];
    });
}

const code = 'example-left';

/** The problems that a build has: nothing is published while an example is left. */
export function refuseExamples(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.code === code ? { ...problem, severity: 'error' } : problem,
  );
}

interface Value {
  readonly file: string;
  /** What holds it: site.yaml, or a language's texts or collection, whatever its file is called. */
  readonly owner: string;
  readonly path: Path;
  readonly text: string;
}

/** Positions in lists don't count: of three links the second may be deleted first. */
function keyOf({ owner, path, text }: Value): string {
  const names = path.filter((step) => typeof step === 'string');
  return [owner, ...names, text].join('\n');
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

/** The collections that a text is shown with; without an entry in any of them nobody sees it. */
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

function valuesOf(fields: unknown, file: string, owner: string): Value[] {
  return textsIn(fields).map((text) => ({ ...text, file, owner }));
}

function leftProblem(source: Source, value: Value, folder: string): Problem {
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
