// In: how far a language has come. Out: what its editors may want to translate or compare, as warnings.
import { bodyName } from '../schema/collection.ts';
import { positionOf, problemAt, type Fault, type Located } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { treeOf } from '../validate/check-entry.ts';
import { readYaml, type Tree } from '../validate/yaml.ts';
import type { Stale } from './compare.ts';
import type { Coverage, EntryCoverage } from './coverage.ts';
import { languageName } from './summary.ts';

/** The text of a file. */
export type TextOf = (file: string) => string | undefined;

/** Everything that was translated from an English text that has changed since. */
export function staleWarnings({ entries, messages }: Coverage, textOf: TextOf): Problem[] {
  return [...entries, messages].flatMap(({ file, original, stale }) => {
    const own = open(file, textOf);
    const theirs = open(original, textOf);
    return stale.map((field) =>
      at(own, field.field, {
        code: 'translation-stale',
        message: staleMessage(field),
        hint: `Compare it with ${lineReference(theirs, field.field)}, mend it, then run \`npm run content:stamp ${file}\`.`,
        severity: 'warning',
      }),
    );
  });
}

/** Everything that appears in English for want of a translation, or was never stamped. */
export function missingWarnings(
  { entries, messages, locale }: Coverage,
  textOf: TextOf,
): Problem[] {
  const language = languageName(locale);
  const absent = entries.filter(({ exists }) => !exists);
  const present = [...entries.filter(({ exists }) => exists), messages];
  return [
    ...absent.map((entry) => absentEntry(entry, locale, language, textOf)),
    ...present.flatMap(({ file, missing, unstamped }) => {
      const own = open(file, textOf);
      return [
        ...missing.map((name) => at(own, '', missingFault(name, language))),
        ...unstamped.map((name) => at(own, name, unstampedFault(name, file))),
      ];
    }),
  ];
}

function absentEntry(
  { original, collection, slug }: EntryCoverage,
  locale: string,
  language: string,
  textOf: TextOf,
): Problem {
  const begin = `npm run content:new ${collection} ${slug} -- --lang ${locale}`;
  return at(open(original, textOf), '', {
    code: 'translation-missing',
    message: `This entry has no ${language} translation, so it appears in English there.`,
    hint: `\`${begin}\` begins one.`,
    severity: 'warning',
  });
}

function missingFault(name: string, language: string): Fault {
  return {
    code: 'translation-missing',
    message: `\`${name}\` isn't translated into ${language}, so it appears in English.`,
    hint: `Translate it, or, if it is to stay in English, add it to \`keep\`: \`keep: ${name}\`.`,
    severity: 'warning',
  };
}

function unstampedFault(name: string, file: string): Fault {
  return {
    code: 'translation-unstamped',
    message: `Nothing says which English text \`${name}\` translates.`,
    hint: `Compare the two, then run \`npm run content:stamp ${file}\`.`,
    severity: 'warning',
  };
}

/**
 * What has changed, in words.
 * @example staleMessage({ field: 'title' }) // => 'The English `title` has changed since this was translated.'
 */
export function staleMessage({ field, headings }: Stale): string {
  const named = headings?.filter((heading) => heading !== '').map((heading) => `“${heading}”`);
  const where = named && named.length > 0 ? ` (${named.join(', ')})` : '';
  const subject = field === bodyName ? `text${where}` : `\`${field}\``;
  return `The English ${subject} has changed since this was translated.`;
}

interface Opened extends Located {
  readonly tree: Tree | undefined;
  readonly bodyStart: number;
}

function open(file: string, textOf: TextOf): Opened {
  const located = { file, text: textOf(file) ?? '' };
  const tree = file.endsWith('.yaml') ? readYaml(located) : treeOf(located);
  const bodyStart = /^---[^]*?\n---\s*/.exec(located.text)?.[0].length ?? 0;
  return { ...located, tree, bodyStart };
}

function at(opened: Opened, name: string, fault: Fault): Problem {
  const { start, end } = spanOf(opened, name);
  return problemAt(opened, start, end, fault);
}

function lineReference(opened: Opened, name: string): string {
  return `${opened.file}:${positionOf(opened.text, spanOf(opened, name).start).line}`;
}

/** A body is pointed at by its first line; what isn't there by the file's. */
function spanOf({ text, tree, bodyStart }: Opened, name: string) {
  const start = name === bodyName ? bodyStart : 0;
  const line = { start, end: start + text.slice(start).split(/\r?\n/, 1).join().length };
  return tree?.spans(name.split('.'))?.value ?? line;
}
