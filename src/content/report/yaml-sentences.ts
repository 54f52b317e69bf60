// What the errors of the YAML parser mean for the fields of a file, since its own sentences are for programmers.
import type { ErrorCode } from 'yaml';

const startsValue = 'A value that begins with `&`, `*` or `!` must be in quotes.';

/** A sentence for each error of the parser. */
export const yamlSentences: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: startsValue,
  BAD_ALIAS: startsValue,
  BAD_COLLECTION_TYPE: startsValue,
  BAD_DIRECTIVE: 'A line can’t begin with `%`.',
  BAD_DQ_ESCAPE: 'In double quotes, a `\\` must be written `\\\\`.',
  BAD_INDENT: 'This line must begin in the same column as the others of its group.',
  BAD_PROP_ORDER: startsValue,
  BAD_SCALAR_START: 'A value that begins with this sign must be in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'A field or an item of a list can’t begin here.',
  BLOCK_IN_FLOW: 'Between brackets there can only be values with commas between them.',
  DUPLICATE_KEY: 'This field is set twice.',
  IMPOSSIBLE: 'This isn’t a field.',
  KEY_OVER_1024_CHARS: 'The name of this field is too long.',
  MISSING_CHAR: 'A quote, a bracket, a comma or a space is missing here.',
  MULTILINE_IMPLICIT_KEY: 'A colon is missing in this line, or the space after it.',
  MULTIPLE_ANCHORS: startsValue,
  MULTIPLE_DOCS: 'A line of `---` or `...` can’t be among the fields.',
  MULTIPLE_TAGS: startsValue,
  NON_STRING_KEY: 'The name of a field must be a word.',
  RESOURCE_EXHAUSTION: 'Lists or brackets are nested too deeply here.',
  TAB_AS_INDENT: 'A tab is here, where only spaces can be.',
  TAG_RESOLVE_FAILED: startsValue,
  UNEXPECTED_TOKEN: 'This can’t follow what is before it.',
};

/** The sentence for an error; a general one for an error that a later version of the parser may have. */
export function yamlSentence(code: string): string {
  const sentences: Readonly<Record<string, string>> = yamlSentences;
  return sentences[code] ?? yamlSentences.IMPOSSIBLE;
}
