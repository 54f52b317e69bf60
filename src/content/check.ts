// In: all sources. Out: valid content, and every problem.
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
  /** Every body, those of invalid entries included. */
  readonly bodies: readonly BodyRef[];
  /** The addresses that a file may link to; without those of drafts, unless it is one, valid or not. */
  readonly addressesFor: (file: string) => SiteAddresses;
  readonly problems: readonly Problem[];
  /** Those of the problems that only show between files. */
  readonly crossFile: ReadonlySet<Problem>;
}

/** Checks every file by itself, then references between files. Bodies are checked by `bodyProblems`. */
export function validate(reading: ContentFiles): ValidationResult {
  const validated = validateEntries(reading);
  const entries = validated.flatMap(({ entry }) => entry ?? []);
  const { messages, problems: ofMessages } = validateMessages(reading);
  const { site, problems: ofSite } = validateSite(reading);
  const { folder } = reading;
  const content = { folder, entries, messages, ...(site && { site }) };
  const bodies = validated.flatMap(({ body }) => body ?? []);
  const drafts = new Set(validated.flatMap(({ draft }) => draft ?? []));
  const published = reading.sources.filter(({ file }) => !drafts.has(file));
  const addressesFor = siteAddresses(reading, drafts);
  const across = checkCrossFile(content, reading, drafts, addressesFor);
  const problems = [
    ...reading.problems,
    ...validated.flatMap((each) => each.problems),
    ...ofMessages,
    ...ofSite,
    ...across,
    ...published.flatMap((source) => remainingMarks(source)),
  ];
  return { content, bodies, addressesFor, problems, crossFile: new Set(across) };
}

const checkOnce = memoize(checkMessages);

function validateMessages(reading: ContentFiles) {
  const { folder, sources } = reading;
  const file = messagesFileOf(folder, defaultLocale);
  const original = findSourceFile(sources, file);
  const problems: Problem[] = original ? [] : missingFile(file, reading);
  const messages = new Map<Locale, FieldValues>();
  for (const source of sources) {
    if (source.role.kind !== 'messages') continue;
    const translated = source === original ? undefined : original;
    const checked = checkOnce(source, reading.model.messages, translated);
    problems.push(...checked.problems);
    if (checked.fields) messages.set(source.role.locale, checked.fields);
  }
  return { messages, problems };
}

const checkSite = memoize((source: SourceFile, schema: FileSchema) =>
  checkFields(source.tree, schema),
);

function validateSite(reading: ContentFiles): { site?: SiteFile; problems: readonly Problem[] } {
  const source = reading.sources.find(({ role }) => role.kind === 'site');
  if (!source) return { problems: missingFile(`${reading.folder}/site.yaml`, reading) };
  const { fields: site, problems } = checkSite(source, reading.model.site);
  return { problems, ...(site && { site: assumeType<SiteFile>(site) }) };
}

const exampleLeft = 'example-left';

/** The mark of an example: a comment above a value or, of an entry, in its front matter. */
const marks = /^[ \t]*# EXAMPLE\b.*$/gm;

const remainingMarks = memoize((source: SourceFile): readonly Problem[] =>
  [...source.text.matchAll(marks)].map(({ 0: line, index }) => {
    const span = spanFrom(index + line.indexOf('#'), line.trim());
    return problemAt(source, span, stillExample);
  }),
);

const stillExample: Issue = {
  code: exampleLeft,
  severity: 'warning',
  message: 'This is still the example.',
  hint: 'Write your own and delete this line, or delete all that it is about.',
};

/** Turns the warnings about examples into errors, so that none is published. */
export function escalateExamples(problems: readonly Problem[]): Problem[] {
  return problems.map((problem) =>
    problem.code === exampleLeft ? { ...problem, severity: 'error' } : problem,
  );
}
