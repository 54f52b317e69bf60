// In: all sources. Out: the content that is sound, and every problem, in path order.
import { defaultLocale, type Locale } from '../locales.ts';
import type { BodyText, Content } from './schema/content.ts';
import { problemWith, type Fault } from './problem/locate.ts';
import { compareProblems, type Problem } from './problem/problem.ts';
import type { Reading, Source } from './read.ts';
import { siteSchema } from './schema/site.ts';
import { checkAcross } from './validate/across.ts';
import { validateEntries } from './validate/entries.ts';
import { checkFields } from './validate/fields.ts';
import { isTold } from './validate/is-told.ts';
import { nothingKnown, type Known } from './validate/known.ts';
import { checkMessages, type MessageTexts } from './validate/messages.ts';
import { readYaml } from './validate/yaml.ts';

/** What validation came to. */
export interface Validated {
  readonly content: Content;
  /** Every body, also of entries that aren't sound. */
  readonly bodies: readonly BodyText[];
  readonly problems: readonly Problem[];
}

/** Checks every file by itself, then all of them together. */
export function validate(reading: Reading, known: Known = nothingKnown()): Validated {
  const sources = new Map(reading.sources.map((source) => [source.file, source]));
  const examined = validateEntries(sources, known, reading.problems);
  const entries = examined.flatMap(({ entry }) => (entry ? [entry] : []));
  const { messages, problems: ofMessages } = validateMessages(sources, known, reading.problems);
  const { site, problems: ofSite } = validateSite(sources.get(siteFile), known, reading.problems);
  const content = { entries, messages, ...(site && { site }) };
  const problems = [
    ...reading.problems,
    ...examined.flatMap((each) => each.problems),
    ...ofMessages,
    ...ofSite,
    ...checkAcross(content, sources, new Set(reading.images), reading.problems),
  ];
  const bodies = examined.flatMap(({ body }) => body ?? []);
  return { content, bodies, problems: problems.toSorted(compareProblems) };
}

function validateMessages(
  sources: ReadonlyMap<string, Source>,
  known: Known,
  told: readonly Problem[],
) {
  const file = `content/${defaultLocale}/messages.yaml`;
  const original = sources.get(file);
  const problems: Problem[] = original ? [] : missing(file, told);
  const messages = new Map<Locale, MessageTexts>();
  for (const source of sources.values()) {
    if (source.place.kind !== 'messages') continue;
    const checked = known.messages(source.file, `${original?.digest} ${source.digest}`, () =>
      source === original ? checkMessages(source) : checkMessages(source, original),
    );
    problems.push(...checked.problems);
    if (checked.texts) messages.set(source.place.locale, checked.texts);
  }
  return { messages, problems };
}

const siteFile = 'content/site.yaml';

function validateSite(source: Source | undefined, known: Known, told: readonly Problem[]) {
  if (!source) return { problems: missing(siteFile, told) };
  return known.site(source.file, source.digest, () => {
    const { fields: site, problems } = checkFields(source, readYaml(source), siteSchema);
    return { problems, ...(site && { site }) };
  });
}

function missing(file: string, told: readonly Problem[]): Problem[] {
  return isTold(file, told) ? [] : [problemWith(file, missingFile)];
}

const missingFile: Fault = {
  code: 'file-missing',
  message: 'This file is missing.',
  hint: 'Write it; content/README.md says what it holds.',
};
