// In: the state of a language. Out: warnings about stale, missing and unstamped texts.
import { bodyName } from '../schema/collection.ts';
import { lineAround } from '../problem/yaml-text.ts';
import { positionOf, problemAt, type Fault, type Located, type Span } from '../problem/locate.ts';
import type { Problem } from '../problem/problem.ts';
import { splitFrontMatter, treeOf } from '../validate/front-matter.ts';
import type { Tree } from '../validate/yaml.ts';
import type { Coverage } from './coverage.ts';
import { languageName, originalName } from '../../text/language-name.ts';

type TextOf = (file: string) => string | undefined;

/** A file that warnings point to; without a tree, to its first line. */
interface Parsed {
  readonly source: Located;
  readonly tree?: Tree | undefined;
}

/** A warning for each stale field. */
export function staleWarnings({ entries, messages }: Coverage, textOf: TextOf): Problem[] {
  const outdated = [...entries, messages].filter(({ stale }) => stale.length > 0);
  return outdated.flatMap(({ file, original, stale }) => {
    const [own, theirs] = [parse(file, textOf), parse(original, textOf)];
    return stale.map((field) => {
      const { line } = positionOf(theirs.source.text, spanOf(theirs, field).start);
      return warning(own, field, {
        code: 'translation-stale',
        message: `The ${originalName()} ${fieldLabel(field)} has changed since this was translated.`,
        hint: `Compare it with ${original}:${line}, mend it, then run \`npm run content:stamp ${file}\`.`,
      });
    });
  });
}

/** A warning for each missing entry, and for each missing or unstamped field of the others. */
export function missingWarnings(
  { entries, messages, locale }: Coverage,
  textOf: TextOf,
): Problem[] {
  const language = languageName(locale);
  const absent = entries.filter(({ exists, missing }) => !exists && missing.length > 0);
  const present = [...entries.filter(({ exists }) => exists), messages];
  return [
    ...absent.map(({ original, collection, slug }) =>
      warning(sourceOf(original, textOf), '', {
        code: 'translation-missing',
        message: `This entry has no ${language} translation, so it appears in ${originalName()} there.`,
        hint: `\`npm run content:new ${collection} ${slug} -- --lang ${locale}\` begins one.`,
      }),
    ),
    ...present.flatMap(({ file, missing, unstamped }) => {
      if (missing.length + unstamped.length === 0) return [];
      const own = parse(file, textOf);
      return [
        ...missing.map((name) => warning(own, '', missingFault(name, language))),
        ...unstamped.map((name) => warning(own, name, unstampedFault(name, file))),
      ];
    }),
  ];
}

function missingFault(name: string, language: string): Fault {
  return {
    code: 'translation-missing',
    message: `\`${name}\` isn't translated into ${language}, so it appears in ${originalName()}.`,
    hint: `Translate it, or, if it is to stay in ${originalName()}, add it to \`keep\`: \`keep: ${name}\`.`,
  };
}

function unstampedFault(name: string, file: string): Fault {
  return {
    code: 'translation-unstamped',
    message: `Nothing says which ${originalName()} text \`${name}\` translates.`,
    hint: `Compare the two, then run \`npm run content:stamp ${file}\`.`,
  };
}

function fieldLabel(field: string): string {
  return field === bodyName ? 'text' : `\`${field}\``;
}

function sourceOf(file: string, textOf: TextOf): Parsed {
  return { source: { file, text: textOf(file) ?? '' } };
}

function parse(file: string, textOf: TextOf): Parsed {
  const { source } = sourceOf(file, textOf);
  return { source, tree: treeOf(source) };
}

function warning(parsed: Parsed, name: string, fault: Fault): Problem {
  return problemAt(parsed.source, spanOf(parsed, name), { ...fault, severity: 'warning' });
}

/** The span of a field; of a body, its first line; of a missing field, the file's first line. */
function spanOf({ source, tree }: Parsed, name: string): Span {
  const fenced = name === bodyName && splitFrontMatter(source);
  const bodyStart = fenced && 'bodyStart' in fenced ? fenced.bodyStart : 0;
  const { start, text } = lineAround(source.text, bodyStart);
  return tree?.spans(name.split('.'))?.value ?? { start, end: start + text.length };
}
