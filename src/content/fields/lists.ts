// The schemas of lists of scalars.
import { z } from 'zod';
import { slugForm, slugOf } from '../slug.ts';
import { textPlaceholder } from './placeholders.ts';
import type { Field } from './kinds.ts';
import { fieldRegistry, phrase, scalar } from './scalars.ts';

/** A list of phrases. */
export function phrases() {
  return z.array(phrase()).register(fieldRegistry, {
    kind: 'phrases',
    expected: 'a list of texts, each on a line of its own that begins with `- `',
    example: textPlaceholder,
  });
}

/** A list of entries of a collection, by their slugs. */
export function references(refersTo: NonNullable<Field['refersTo']>) {
  const example = 'aurora';
  const item = `the name of a file in ${refersTo}, without \`.mdx\``;
  return z.array(slug(item, example)).register(fieldRegistry, {
    kind: 'references',
    expected: `a list of names of files in ${refersTo}, each on a line of its own that begins with \`- \``,
    example,
    refersTo,
  });
}

/** A list of pages, by their names. */
export function pageNames() {
  const example = 'press';
  return z.array(slug('the name of a page', example)).register(fieldRegistry, {
    kind: 'references',
    expected: 'a list of names of pages, each on a line of its own that begins with `- `',
    example,
  });
}

function slug(expected: string, example: string) {
  return scalar({
    kind: 'notation',
    expected,
    example,
    pattern: slugForm.source,
    parse: (source) => (slugForm.test(source) ? source : undefined),
    hint: (source) => ({ value: slugOf(source.replace(/^.*\/|\.mdx$/g, '')) }),
  });
}
