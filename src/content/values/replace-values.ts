// In: YAML, and values as a form holds them. Out: the YAML with the lines of changed values replaced, and all others as they are.
import { Document, isMap, isSeq, parseDocument, Scalar, visit, type YAMLMap } from 'yaml';
import { imageFolder, imageName } from '../schema/image-name.ts';
import { soundFolder, soundName } from '../schema/sound-name.ts';

/** What a field of a form holds: the source text of a scalar, a list, or the fields of an object. */
export type Value = string | number | readonly Value[] | Values;

/** Values by field. */
export interface Values {
  readonly [name: string]: Value | null | undefined;
}

/** Every scalar is a text, as the content engine reads it. */
const plain = { schema: 'failsafe' } as const;

/** The values of a YAML file. Throws where it isn't YAML. */
export function valuesIn(yaml: string): Values {
  const document = parseDocument(yaml, plain);
  const [problem] = document.errors;
  if (problem) throw problem;
  return isMap(document.contents) ? valuesOf(document.contents) : {};
}

function valuesOf(map: YAMLMap): Values {
  return Object.fromEntries(
    map.items.map(({ key, value }) => [String(key), valueNamed(String(key), value)]),
  );
}

/** The form has fields for each further performance of a concert, for which its day alone may stand. */
function valueNamed(name: string, node: unknown): Value {
  if (name !== 'also' || !isSeq(node)) return valueOf(node);
  return node.items.map(valueOf).map((item) => (isValues(item) ? item : { date: item }));
}

function valueOf(node: unknown): Value {
  if (isMap(node)) return valuesOf(node);
  if (isSeq(node)) return node.items.map(valueOf);
  const text = node instanceof Scalar ? String(node.value ?? '') : '';
  const [image, sound] = [imageName(text), soundName(text)];
  if (image) return `${imageFolder}/${image}`;
  return sound ? `${soundFolder}/${sound}` : text;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces the lines of changed values; what is empty is left out. */
export function replaceValues(yaml: string, values: Values): string {
  const { contents } = parseDocument(yaml, plain);
  const filled = withoutEmpty(values);
  if (!isMap(contents)) return print(filled, '');
  const edits = editsOf(contents, filled, yaml).toSorted(fromTheEnd);
  return edits.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    yaml.endsWith('\n') ? yaml : `${yaml}\n`,
  );
}

/** What an editor has emptied is left out: the checker takes an empty field for a mistake. */
function withoutEmpty(values: Values): Values {
  const filled = Object.entries(values).map(([name, value]) => [name, filledIn(value)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

function filledIn(value: Value | null | undefined): Value | undefined {
  if (isValues(value)) {
    const below = withoutEmpty(value);
    return Object.keys(below).length > 0 ? below : undefined;
  }
  // Sveltia CMS counts places in numbers.
  if (typeof value === 'number') return String(value);
  // An object of a list has empty fields too.
  if (typeof value !== 'string') {
    if (value?.length === 0) return undefined;
    return value?.map((item) => (isValues(item) ? withoutEmpty(item) : (filledIn(item) ?? item)));
  }
  return value === '' ? undefined : (imageName(value) ?? soundName(value) ?? value);
}

function editsOf(map: YAMLMap, values: Values, yaml: string): Edit[] {
  const spans = map.items.map((pair) => ({ name: String(pair.key), pair, ...spanOf(pair, yaml) }));
  const indent = ' '.repeat(columnAt(yaml, spans[0]?.start ?? 0));
  const changed = spans.flatMap(({ name, pair, start, end }): Edit[] => {
    const value = values[name];
    const isEmptyList = isSeq(pair.value) && pair.value.items.length === 0;
    if (value === undefined && isEmptyList) return [];
    if (value === undefined) return [{ start: start - indent.length, end, text: '' }];
    if (isSame(filledIn(valueNamed(name, pair.value)), value)) return [];
    if (isMap(pair.value) && isValues(value) && !pair.value.flow)
      return editsOf(pair.value, value, yaml);
    return [{ start, end, text: print({ [name]: value }, indent).slice(indent.length) }];
  });
  const names = Object.keys(values);
  const added = names.flatMap((name, index): Edit[] => {
    if (spans.some((span) => span.name === name)) return [];
    const before = names
      .slice(0, index)
      .findLast((each) => spans.some((span) => span.name === each));
    const place = spans.find((span) => span.name === before);
    const at = place?.end ?? (spans[0]?.start ?? 0) - indent.length;
    return [{ start: at, end: at, text: print({ [name]: values[name] }, indent) }];
  });
  return [...added.toReversed(), ...changed];
}

/** Where an insertion touches a replaced span, the insertion comes before it, and is applied after it. */
function fromTheEnd(a: Edit, b: Edit): number {
  return b.start - a.start || b.end - a.end;
}

/** From a key to the end of its value's last line. */
function spanOf({ key, value }: YAMLMap['items'][number], yaml: string) {
  const [start] = rangeOf(key);
  const [, last] = rangeOf(value ?? key);
  if (yaml[last - 1] === '\n') return { start, end: last };
  const lineEnd = yaml.indexOf('\n', last);
  return { start, end: lineEnd === -1 ? yaml.length : lineEnd + 1 };
}

function rangeOf(node: unknown): readonly [number, number] {
  const range =
    typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
  return Array.isArray(range) ? [Number(range[0]), Number(range[1])] : [0, 0];
}

function columnAt(yaml: string, offset: number): number {
  return offset - (yaml.lastIndexOf('\n', offset - 1) + 1);
}

function print(values: Values, indent: string): string {
  const document = new Document(values, plain);
  visit(document, {
    // YAML takes these words for an empty value.
    Scalar: (_, node) => {
      if (/^(?:~|null)$/i.test(String(node.value))) node.type = 'QUOTE_DOUBLE';
    },
  });
  return document.toString({ lineWidth: 0 }).replaceAll(/(?<=^|\n)(?=[^\n])/g, indent);
}

/** A text; empty for anything else. */
export function asText(value: Value | null | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Whether a value is an object of values. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: Value | undefined, b: Value | null): boolean {
  return JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
}

/** The form has its own order of fields. */
function inOrder(value: Value | null | undefined): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isValues(value)) return value;
  const names = Object.keys(value).toSorted();
  return names.map((name) => [name, inOrder(value[name])]);
}
