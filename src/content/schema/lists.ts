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
  return z.array(slug(refersTo, example)).register(fieldRegistry, {
    kind: 'references',
    expected: `a list of names of files in ${refersTo}, each on a line of its own that begins with \`- \``,
    example,
    refersTo,
  });
}

function slug(collection: string, example: string) {
  const field = {
    kind: 'text',
    expected: `the name of a file in ${collection}, without \`.mdx\``,
    example,
    form: slugForm.source,
    meant: (source: string) => slugOf(source.replace(/^.*\/|\.mdx$/g, '')) || undefined,
  } as const;
  return scalar(field, (source) => (slugForm.test(source) ? source : undefined));
}
