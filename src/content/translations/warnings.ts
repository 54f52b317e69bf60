// In: the state of a language. Out: warnings about stale texts.
import { bodyName } from '../fields/shape.ts';
import { lineAround } from '../report/yaml-text.ts';
import { positionOf, problemAt, type Span } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import { type Document, sourceAt, type Source } from '../source/document.ts';
import type { Coverage } from './coverage.ts';
import { originalName } from '../../text/language-name.ts';

/** A warning for each stale field. */
export function staleWarnings(
  { entries, messages }: Coverage,
  sources: readonly Source[],
): Problem[] {
  const outdated = [...entries, messages].filter(({ stale }) => stale.length > 0);
  return outdated.flatMap(({ file, original, stale }) => {
    const [own, theirs] = [sourceAt(sources, file), sourceAt(sources, original)];
    if (!own || !theirs) return [];
    return stale.map((field) => {
      const { line } = positionOf(theirs.text, spanOf(theirs, field).start);
      return problemAt(own, spanOf(own, field), {
        code: 'translation-stale',
        severity: 'warning',
        message: `The ${originalName()} ${field === bodyName ? 'text' : `\`${field}\``} has changed since this was translated.`,
        hint: `Compare it with ${original}:${line}, mend it, then run \`npm run content:stamp ${file}\`.`,
      });
    });
  });
}

/** The span of a field; of a body, its first line; of a missing field, the file's first line. */
function spanOf(source: Document, name: string): Span {
  const fences = name === bodyName && source.fences;
  const bodyStart = fences && 'bodyStart' in fences ? fences.bodyStart : 0;
  const { start, text } = lineAround(source.text, bodyStart);
  return source.tree.spans(name.split('.'))?.value ?? { start, end: start + text.length };
}
