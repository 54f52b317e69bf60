// In: the content, and what a new content folder begins with. Out: all that still stands there as it began.
import type { Content, Entry } from '../schema/content.ts';
import { defaultLocale } from '../../locales.ts';
import { bodyName } from '../schema/collection.ts';
import type { CollectionName } from '../schema/collections.ts';
import type { MessageKey } from '../schema/messages.ts';
import { problemAt } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import type { Reading, Source } from '../read.ts';
import { treeOf } from './check-entry.ts';
import { readYaml, type Path, type Span } from './yaml.ts';

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
  const inSite = textsIn(site).map((text) => ({
    ...text,
    file: `${folder}/site.yaml`,
    owner: 'site',
  }));
  const inMessages = [...messages].flatMap(([locale, texts]) =>
    Object.entries(texts)
      .filter(([key]) => isShown(key, entries))
      .map(([key, text]) => ({
        file: `${folder}/${locale}/messages.yaml`,
        owner: locale,
        path: key.split('.'),
        text,
      })),
  );
  return [...inSite, ...inMessages, ...entries.flatMap(valuesOf)];
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

function valuesOf({ file, locale, collection, fields, body }: Entry): Value[] {
  const texts = textsIn(fields);
  const all = body ? [...texts, { path: [bodyName], text: body.text.trim() }] : texts;
  return all.map((text) => ({ ...text, file, owner: `${locale}/${collection}` }));
}

/** Every text in a value, with the way to it. */
export function textsIn(value: unknown, path: Path = []): Pick<Value, 'path' | 'text'>[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]));
}

function leftProblem(source: Source, value: Value, folder: string): Problem {
  const isBody = source.role.kind === 'entry' && value.path[0] === bodyName;
  const name = value.path.filter((step) => typeof step === 'string').join('.');
  const subject = isBody ? 'The text' : `\`${name}\``;
  const { start, end } = isBody ? firstLineOf(source, value.text) : spanOf(source, value.path);
  return problemAt(source, start, end, {
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
  const tree = source.role.kind === 'entry' ? treeOf(source) : readYaml(source);
  return tree?.spans(path)?.value ?? { start: 0, end: 0 };
}

function firstLineOf({ text }: Source, body: string): Span {
  const start = text.lastIndexOf(body);
  return { start, end: start + body.split(/\r?\n/, 1).join().length };
}
