// In: the text of a content file. Out: its values for the editor's form, and the text again with the changed lines.
import {
  asText,
  replaceValues,
  type Values,
  valuesIn,
} from '../../content/values/replace-values.ts';
import { isCollectionName, type CollectionName } from '../../pages.ts';
import { splitFrontMatter } from '../../content/validate/front-matter.ts';

/** The format of the files of a collection, which Sveltia CMS wants to end in `-frontmatter`, and of YAML files. */
export const formatOf = (name: CollectionName | 'yaml') =>
  name === 'yaml' ? 'source-yaml' : `${name}-frontmatter`;

/** The name of the field that checks a form. */
export const checkWidget = 'check';

/** The hidden field that holds the whole file, so that what isn't changed stays byte for byte, comments included. */
export const sourceField = '_source';

/** The field that holds the text below the front matter. */
const bodyField = 'body';

/** Reads an entry; its body is the field `body`. Throws where the front matter can't be read. */
export function readEntry(text: string): Values {
  const { front, body } = splitEntry(text);
  return { ...valuesIn(front), [sourceField]: text, [bodyField]: body.trim() };
}

/** Writes an entry: the file that was read, with the lines of changed values replaced. */
export function writeEntry(values: Values): string {
  const { [sourceField]: source, [bodyField]: body, ...fields } = values;
  const text = asText(source);
  const original = splitEntry(text);
  // Sveltia CMS puts the files of all languages in order, and a translation has no place of its own.
  const isPlaced = text === '' || 'order' in valuesIn(original.front);
  const front = replaceValues(original.front, isPlaced ? fields : { ...fields, order: '' });
  const written = asText(body).trim();
  if (written === original.body.trim()) return `---\n${front}---\n${original.body}`;
  return `---\n${front}---\n${written && `\n${written}\n`}`;
}

/** Reads a YAML file. Throws where it isn't YAML. */
export function readYamlFile(text: string): Values {
  return { ...valuesIn(text), [sourceField]: text };
}

/** Writes a YAML file: the file that was read, with the lines of changed values replaced. */
export function writeYamlFile({ [sourceField]: source, ...fields }: Values): string {
  return replaceValues(asText(source), fields);
}

/** Reads a file of a collection, or a YAML file, which belongs to none. */
export function readFile(collection: string, text: string): Values {
  return isCollectionName(collection) ? readEntry(text) : readYamlFile(text);
}

/** Writes such a file. */
export function writeFile(collection: string, values: Values): string {
  return isCollectionName(collection) ? writeEntry(values) : writeYamlFile(values);
}

/** The lines between the fences, and what is below them; a new entry has neither. */
function splitEntry(text: string): { readonly front: string; readonly body: string } {
  if (text === '') return { front: '', body: '' };
  const fenced = splitFrontMatter({ file: '', text });
  if ('code' in fenced) throw new Error(fenced.message);
  const front = text.slice(fenced.start, fenced.end + 1).replace(/^\r?\n/, '');
  return { front, body: text.slice(fenced.bodyStart) };
}
