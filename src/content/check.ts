// In: all source files. Out: the valid content, and every problem.
import { defaultLocale, type Locale } from '../locales.ts';
import { messagesFileOf } from './source/file-role.ts';
import { memoize } from '../memoize.ts';
import { assumeType } from '../assume-type.ts';
import { type SiteAddresses, siteAddresses } from './markdown/link-targets.ts';
import { problemAt, spanFrom, type Issue } from './report/locate.ts';
import type { Problem } from './report/problem.ts';
import { findSourceFile, type SourceFile } from './source/source-file.ts';
import type { ContentFiles } from './source/read-files.ts';
import type { Content, SiteFile, FieldValues } from './fields/content.ts';
import type { BodyRef } from './fields/localized.ts';
import type { FileSchema } from './fields/shape.ts';
import { checkCrossFile } from './check/check-cross-file.ts';
import { checkFields } from './check/check-fields.ts';
import { checkMessages } from './check/check-messages.ts';
import { missingFile, validateEntries } from './check/validate-entries.ts';

export interface ValidationResult {
  readonly content: Content;
  /** The bodies of all entries, valid or not. */
  readonly bodies: readonly BodyRef[];
  /** The addresses that a file may link to; those of drafts only if it is a draft itself, valid or not. */
  readonly addressesFor: (file: string) => SiteAddresses;
  readonly problems: readonly Problem[];
  /** The subset of `problems` that concern several files. */
  readonly crossFile: ReadonlySet<Problem>;
}

/** Checks each file separately, then references between files. Bodies are checked by `bodyProblems`. */
export function validate(contentFiles: ContentFiles): ValidationResult {
  const validated = validateEntries(contentFiles);
  const entries = validated.flatMap(({ entry }) => entry ?? []);
  const { messages, problems: messageProblems } = validateMessages(contentFiles);
  const { site, problems: siteProblems } = validateSite(contentFiles);
  const { folder } = contentFiles;
  const content = { folder, entries, messages, ...(site && { site }) };
  const bodies = validated.flatMap(({ body }) => body ?? []);
  const drafts = new Set(validated.flatMap(({ draft }) => draft ?? []));
  const published = contentFiles.sources.filter(({ file }) => !drafts.has(file));
  const addressesFor = siteAddresses(contentFiles, drafts);
  const crossFile = checkCrossFile(content, contentFiles, drafts, addressesFor);
  const problems = [
    ...contentFiles.problems,
    ...validated.flatMap((entry) => entry.problems),
    ...messageProblems,
    ...siteProblems,
    ...crossFile,
    ...published.flatMap((source) => remainingExamples(source)),
  ];
  return { content, bodies, addressesFor, problems, crossFile: new Set(crossFile) };
}

const checkMessagesOnce = memoize(checkMessages);

function validateMessages(contentFiles: ContentFiles) {
  const { folder, sources } = contentFiles;
  const file = messagesFileOf(folder, defaultLocale);
  const original = findSourceFile(sources, file);
  const problems: Problem[] = original ? [] : missingFile(file, contentFiles);
  const messages = new Map<Locale, FieldValues>();
  for (const source of sources) {
    if (source.role.kind !== 'messages') continue;
    const checked = checkMessagesOnce(
      source,
      contentFiles.model.messages,
      source === original ? undefined : original,
    );
    problems.push(...checked.problems);
    if (checked.fields) messages.set(source.role.locale, checked.fields);
  }
  return { messages, problems };
}

const checkSite = memoize((source: SourceFile, schema: FileSchema) =>
  checkFields(source.tree, schema),
);

function validateSite(contentFiles: ContentFiles): {
  site?: SiteFile;
  problems: readonly Problem[];
} {
  const source = contentFiles.sources.find(({ role }) => role.kind === 'site');
  if (!source) return { problems: missingFile(`${contentFiles.folder}/site.yaml`, contentFiles) };
  const { fields: site, problems } = checkSite(source, contentFiles.model.site);
  return { problems, ...(site && { site: assumeType<SiteFile>(site) }) };
}

const exampleCode = 'example-left';

/** The comment that marks an example: above a value or, for an entry, in its front matter. */
const exampleMarks = /^[ \t]*# EXAMPLE\b.*$/gm;

const remainingExamples = memoize((source: SourceFile): readonly Problem[] =>
  [...source.text.matchAll(exampleMarks)].map(({ 0: line, index }) => {
    const span = spanFrom(index + line.indexOf('#'), line.trim());
    return problemAt(source, span, exampleIssue);
  }),
);

const exampleIssue: Issue = {
  code: exampleCode,
  severity: 'warning',
  message: 'This is still the example.',
  hint: 'Write your own and delete this line, or delete everything that it is about.',
};

/** Turns warnings about remaining examples into errors, so that no example is published. */
export function escalateExamples(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.code === exampleCode ? { ...problem, severity: 'error' } : problem,
  );
}
