// In: the source files of entries. Out: the entries that are valid on their own, and the problems of the others.
import { defaultLocale } from '../../locales.ts';
import { entryFileOf, slugsIn, type EntryRole } from '../source/file-role.ts';
import { valueAt } from '../fields/value-at.ts';
import { memoize } from '../../memoize.ts';
import { lineAt } from '../report/yaml-text.ts';
import { problemAt, fileProblem, spanFrom, type Issue, type Span } from '../report/locate.ts';
import { nearest } from '../../text/nearest.ts';
import type { Problem } from '../report/problem.ts';
import type { SourceFile, Fences } from '../source/source-file.ts';
import type { ContentFiles } from '../source/read-files.ts';
import { bodyPlaceholder } from '../fields/placeholders.ts';
import type { Entry } from '../fields/content.ts';
import type { BodyRef } from '../fields/localized.ts';
import { checkFields } from './check-fields.ts';
import { originalName } from '../../text/language-name.ts';

/** The result of checking an entry; `body` is set even if the entry is invalid. */
interface ValidatedEntry {
  readonly entry?: Entry;
  readonly body?: BodyRef;
  /** The file, if it is a draft or the translation of one. */
  readonly draft?: string;
  readonly problems: readonly Problem[];
}

interface EntrySource extends SourceFile {
  readonly role: EntryRole;
}

function isEntrySource(source: SourceFile): source is EntrySource {
  return source.role.kind === 'entry';
}

/** Checks every entry, translations against their originals. */
export function validateEntries(contentFiles: ContentFiles): ValidatedEntry[] {
  const sources = new Map(contentFiles.sources.map((source) => [source.file, source]));
  return contentFiles.sources.filter(isEntrySource).flatMap((source) => {
    const { role } = source;
    if (role.locale === defaultLocale) return [validateOnce(source)];
    const originalFile = entryFileOf(contentFiles.folder, { ...role, locale: defaultLocale });
    const original = sources.get(originalFile);
    if (original) return [validateOnce(source, original)];
    return isReported(originalFile, contentFiles.problems)
      ? []
      : [orphanResult(source, role, contentFiles)];
  });
}

const validateOnce = memoize(validateEntry);

function validateEntry(source: EntrySource, original?: SourceFile): ValidatedEntry {
  const { file, role, fences, tree } = source;
  if ('code' in fences) return { problems: [fences] };
  const { locale, collection, slug } = role;
  const schema = collection[original ? 'translation' : 'original'];
  const isInDraft = isDraft((original ?? source).tree.value);
  const { fields, problems } = checkFields(tree, schema, {
    original: original && { shape: collection.original.shape, source: original },
    isDraft: isInDraft,
  });
  const draft = isInDraft && { draft: file };
  const issue = source.body
    ? bodyProblem(source.body, role, isInDraft)
    : missingBody(source, role, fences);
  const body = collection.body && source.body;
  const common = { ...(body && { body }), ...draft };
  if (issue) return { problems: [...problems, issue], ...common };
  const identity = { file, locale, collection, slug, isDraft: isInDraft };
  const entry = fields && { ...identity, fields, ...(body && { body }) };
  return { problems, ...(entry && { entry }), ...common };
}

/** Whether the parsed front matter of an original marks a draft; an invalid `draft` counts as true. */
function isDraft(frontMatter: unknown): boolean {
  const draft = valueAt(frontMatter, ['draft']);
  return draft !== undefined && draft !== 'false';
}

function missingBody(
  source: SourceFile,
  { collection: { name, body }, locale }: EntryRole,
  { bodyStart }: Fences,
): Problem | undefined {
  if (!body || body.optional || locale !== defaultLocale) return undefined;
  return problemAt(source, spanFrom(bodyStart, ''), {
    code: 'body-missing',
    message: `An entry of \`${name}\` must have a text below its front matter.`,
    hint: 'Write it in Markdown below the second `---`.',
  });
}

function bodyProblem(
  body: BodyRef,
  { collection, locale }: EntryRole,
  isInDraft: boolean,
): Problem | undefined {
  const placeholder = isInDraft ? undefined : placeholderIn(body.text, locale === defaultLocale);
  if (placeholder) return problemAt(body, placeholder, placeholder);
  if (collection.body) return undefined;
  const start = body.text.search(/\S/);
  const line = lineAt(body.text, start);
  return problemAt(
    body,
    { start, end: line.start + line.text.length },
    {
      code: 'body-unexpected',
      message: `An entry of \`${collection.name}\` can’t have a text below its front matter.`,
      hint: 'Move it into a field, or delete it.',
    },
  );
}

/** The placeholder of a new entry, in any line of its body. */
function placeholderIn(text: string, isOriginal: boolean): (Issue & Span) | undefined {
  const match = [...text.matchAll(/.+/g)].find(([line]) => line.trim() === bodyPlaceholder);
  if (!match) return undefined;
  return {
    ...spanFrom(match.index, match[0].trimEnd()),
    code: 'placeholder',
    message: 'This line is only a placeholder for the text.',
    hint: isOriginal
      ? 'Write the text here, or `draft: true` above until it is ready.'
      : `Translate the text here, or delete this line: ${originalName()} is then shown instead.`,
  };
}

function orphanResult(
  source: SourceFile,
  role: EntryRole,
  { folder, sources }: ContentFiles,
): ValidatedEntry {
  const { collection, slug } = role;
  const slugs = slugsIn(collection, sources);
  const similar = nearest(slug, slugs);
  const inOriginals = `${folder}/${defaultLocale}/${collection.name}/`;
  const suggestion = similar
    ? `Did you mean ${entryFileOf(folder, { ...role, slug: similar })}?`
    : `Give it the name of the entry that it translates, or write ${inOriginals}${slug}.mdx first.`;
  const problem = problemAt(source, spanFrom(0, ''), {
    code: 'translation-orphan',
    message: `There is no ${originalName()} entry \`${slug}\` in ${inOriginals} that this could translate.`,
    hint: `${suggestion} If that entry was deleted, delete the translation too.`,
  });
  return { problems: [problem] };
}

/** The problem that a file is missing, unless another problem explains it. */
export function missingFile(file: string, { problems }: Pick<ContentFiles, 'problems'>): Problem[] {
  if (isReported(file, problems)) return [];
  const message = 'This file is missing.';
  const hint = 'Write it; content/README.md says what belongs in it.';
  return [fileProblem(file, { code: 'file-missing', message, hint })];
}

/** Whether a problem explains why a file is missing: it is unreadable, or it or its folder is misnamed. */
function isReported(file: string, problems: readonly Problem[]): boolean {
  return problems.some((problem) => {
    const reported = problem.file.replace(/\/$/, '').split('/');
    const expected = file.split('/').slice(0, reported.length);
    const [reportedName = '', expectedName = ''] = [reported.pop(), expected.pop()];
    return (
      reported.join('/') === expected.join('/') &&
      nearest(reportedName, [expectedName]) !== undefined
    );
  });
}
