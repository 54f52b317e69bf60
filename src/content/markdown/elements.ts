// The elements and components that are allowed in bodies, and what is wrong with their names and properties.
import type { Issue, Span } from '../report/locate.ts';
import { nearest, didYouMean } from '../../text/nearest.ts';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { media } from '../fields/names.ts';
import { videoId } from '../fields/video-id.ts';
import { spanOf } from './rule.ts';
import { canonicalTag } from '../../text/language-tag.ts';

/** Properties of an element by name: a text, a BCP 47 language tag, the name of a sound, or the id of a video. */
type Properties = Readonly<Record<string, 'text' | 'language' | 'sound' | 'video'>>;

/** An allowed element: block or inline, its content and its properties. */
export interface AllowedElement {
  readonly isBlock: boolean;
  readonly content: 'paragraphs' | 'words' | 'nothing';
  readonly required?: Properties;
  readonly optional?: Properties;
}

const phrase: AllowedElement = { isBlock: false, content: 'words' };

/** The components, and the raw elements for which Markdown has no syntax, or none that is understood everywhere. */
export const allowedElements: ReadonlyMap<string, AllowedElement> = new Map([
  ['PullQuote', { isBlock: true, content: 'paragraphs', optional: { source: 'text' } }],
  ['Sound', { isBlock: true, content: 'nothing', required: { file: 'sound', title: 'text' } }],
  ['Video', { isBlock: true, content: 'nothing', required: { id: 'video', title: 'text' } }],
  ['Lang', { ...phrase, required: { of: 'language' } }],
  ['abbr', { ...phrase, required: { title: 'text' } }],
  ['br', { ...phrase, content: 'nothing' }],
  ['cite', phrase],
  ['em', phrase],
  ['q', phrase],
  ['strong', phrase],
  ['sub', phrase],
  ['sup', phrase],
]);

const picture = 'Write `![What it shows](rehearsal.jpg "A caption")`.';
const video = 'Write `<Video id="nPHIZw7HZq4" title="What is played" />`.';

/** Hints for the commonest elements of HTML. */
const markdownFor: ReadonlyMap<string, string> = new Map([
  ['a', 'Write `[text](https://…)`.'],
  ['b', 'Write `**text**`.'],
  ['i', 'Write `*text*`.'],
  ['p', 'Leave an empty line between two paragraphs, without tags.'],
  ['div', 'Delete its tags.'],
  ['span', 'Delete its tags, or write `<Lang of="…">` where another language is meant.'],
  ['img', picture],
  ['figure', picture],
  ['audio', 'Write `<Sound file="aurora.mp3" title="What is heard" />`.'],
  ['iframe', video],
  ['video', video],
]);

/** The hint for an element that isn't allowed. */
export function replacementHint(name: string): string {
  const names = [...allowedElements.keys()].map((each) => `\`${each}\``).join(', ');
  return markdownFor.get(name.toLowerCase()) ?? `A text contains Markdown and ${names}.`;
}

export function unknownElementIssue(name: string): Issue {
  // Two short names are soon a letter apart.
  const near = name.length > 3 ? nearest(name, allowedElements.keys()) : undefined;
  const hint = near ? `Did you mean \`<${near}>\`?` : replacementHint(name);
  return { code: 'element-unknown', message: `A text can't contain \`<${name}>\`.`, hint };
}

type Element = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes'>;

/** Checks the properties of an element; a missing one is reported at its `opening` tag. */
export function checkProperties(
  { name, attributes }: Element,
  opening: Partial<Span>,
  { required: needs = {}, optional: mayHave = {}, content: holds }: AllowedElement,
): Issue[] {
  const tag = name ?? '';
  const properties = { ...needs, ...mayHave };
  const seen = new Set<string>();
  const issues = attributes.flatMap((attribute): Issue[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return [{ ...spanOf(attribute), ...program }];
    const issue = checkProperty(attribute, tag, properties);
    seen.add(attribute.name);
    return issue ? [{ ...spanOf(attribute), ...issue }] : [];
  });
  // A misspelt property isn't reported as missing too.
  if ([...seen].some((each) => !Object.hasOwn(properties, each))) return issues;
  const first = Object.keys(needs).find((each) => !seen.has(each));
  return first === undefined
    ? issues
    : [...issues, { ...opening, ...missing(tag, first, properties, holds === 'nothing') }];
}

const program: Issue = {
  code: 'code',
  message: 'A property is a text between quotes, and this is program code.',
  hint: 'Write it like `name="text"`.',
};

function missing(tag: string, name: string, all: Properties, isEmpty: boolean): Issue {
  return {
    code: 'property-missing',
    message: `\`<${tag}>\` needs the property \`${name}\`.`,
    hint: `Write \`<${tag} ${examplesOf(all).join(' ')}${isEmpty ? ' /' : ''}>\`.`,
  };
}

function checkProperty(
  { name, value }: MdxJsxAttribute,
  tag: string,
  properties: Properties,
): Issue | undefined {
  const type = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!type) return unknown(name, tag, properties);
  if (typeof value === 'object' && value !== null) return program;
  const hint = `Write it like \`${examplesOf({ [name]: type }).join(' ')}\`.`;
  if (!value?.trim()) return { code: 'property-empty', message: `\`${name}\` has no value.`, hint };
  if (type === 'sound') return fileNameIssue('sound', value, hint);
  if (type === 'video') return videoIssue(value);
  if (type === 'text' || canonicalTag(value) !== undefined) return undefined;
  return { code: 'property-type', message: `\`${value}\` isn’t the code of a language.`, hint };
}

function videoIssue(value: string): Issue | undefined {
  const { parse, expected, hint } = videoId();
  if (parse(value) !== undefined) return undefined;
  const found = hint(value);
  const sentence = found && 'sentence' in found ? found.sentence : undefined;
  return { code: 'property-type', message: `This isn’t ${expected}.`, hint: sentence };
}

function unknown(name: string, tag: string, properties: Properties): Issue {
  const all = examplesOf(properties).map((each) => `\`${each}\``);
  const rest = all.length > 0 ? `It has only ${all.join(' and ')}.` : 'Delete it.';
  const hint = didYouMean(name, Object.keys(properties)) ?? rest;
  return { code: 'property-unknown', message: `\`<${tag}>\` has no property \`${name}\`.`, hint };
}

function examplesOf(properties: Properties): string[] {
  const values = { language: 'la', sound: 'aurora.mp3', video: 'nPHIZw7HZq4', text: '…' };
  return Object.entries(properties).map(([name, type]) => `${name}="${values[type]}"`);
}

/** The issue of a name that isn't one of a file of its kind. */
export function fileNameIssue(
  kind: 'image' | 'sound',
  name: string,
  example: string,
): Issue | undefined {
  const { expected, parse: nameIn, hint: hintOn } = media[kind];
  if (nameIn(name) !== undefined) return undefined;
  const hint = hintOn(name)?.sentence ?? example;
  return { code: `${kind}-name`, message: `This isn’t ${expected}.`, hint };
}
