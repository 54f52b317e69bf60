// The types of lists of names: of entries, and of pages.
import { slugForm, slugOf } from '../slug.ts';
import { fieldType, listType } from './field-type.ts';

/** A list of entries of a collection, by their slugs. */
export function references(refersTo: string) {
  const item = slug(`the name of a file in ${refersTo}, without \`.mdx\``, 'aurora');
  return listType(item, { name: 'references', of: `names of files in ${refersTo}`, refersTo });
}

/** A list of pages, by their names, such as `example`. */
export function pageNames(example: string) {
  return listType(slug('the name of a page', example), {
    name: 'references',
    of: 'names of pages',
  });
}

function slug(expected: string, example: string) {
  return fieldType({
    name: 'notation',
    expected,
    example,
    pattern: slugForm.source,
    parse: (source) => (slugForm.test(source) ? source : undefined),
    hint: (source) => ({ value: slugOf(source.replace(/^.*\/|\.mdx$/g, '')) }),
  });
}
