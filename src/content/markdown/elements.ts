// The elements and components that are allowed in bodies, and the issues of their names and properties.
import type { Issue, Span } from '../report/locate.ts';
import { didYouMean, listNear, nearest } from '../../text/nearest.ts';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { media } from '../fields/names.ts';
import { videoId } from '../fields/video-id.ts';
import { spanOf } from './rule.ts';
import { canonicalTag } from '../../text/language-tag.ts';

/** Types of an element's properties: text, a BCP 47 language tag, the file name of a sound, or the id of a video. */
type Properties = Readonly<Record<string, 'text' | 'language' | 'sound' | 'video'>>;

export interface AllowedElement {
  readonly isBlock: boolean;
  readonly content: 'paragraphs' | 'words' | 'nothing';
  readonly required?: Properties;
  readonly optional?: Properties;
}

const phrase: AllowedElement = { isBlock: false, content: 'words' };

/** The components, and the raw elements for which Markdown has no syntax, or none that is portable. */
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

/** Hints for common elements of HTML. */
const markdownFor: ReadonlyMap<string, string> = new Map([
  ['a', 'Write `[text](https://…)`.'],
  ['b', 'Write `**text**`.'],
  ['i', 'Write `*text*`.'],
  ['p', 'Write an empty line between two paragraphs, without tags.'],
  ['div', 'Delete its tags.'],
  ['span', 'Delete its tags, or write `<Lang of="…">` for another language.'],
  ['img', picture],
  ['figure', picture],
  ['audio', 'Write `<Sound file="aurora.mp3" title="What is heard" />`.'],
  ['iframe', video],
  ['video', video],
]);

/** The hint for an element that isn't allowed. */
export function replacementHint(name: string): string {
  const names = listNear(name, [...allowedElements.keys()], 'texts-in-markdown');
  return markdownFor.get(name.toLowerCase()) ?? `A text contains Markdown and ${names}.`;
}

export function unknownElementIssue(name: string): Issue {
  // Short names are often similar by accident.
  const near = name.length > 3 ? nearest(name, allowedElements.keys()) : undefined;
  const hint = near ? `Did you mean \`<${near}>\`?` : replacementHint(name);
  return { code: 'element-unknown', message: `A text can’t contain \`<${name}>\`.`, hint };
}

type Element = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes'>;

/** Checks the properties of an element; a missing one is reported at its `opening` tag. */
export function checkProperties(
  { name, attributes }: Element,
  opening: Partial<Span>,
  { required = {}, optional = {}, content }: AllowedElement,
): Issue[] {
  const tag = name ?? '';
  const properties = { ...required, ...optional };
  const seen = new Set<string>();
  const issues = attributes.flatMap((attribute): Issue[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      return [{ ...spanOf(attribute), ...codeInProperty }];
    const issue = checkProperty(attribute, tag, properties);
    seen.add(attribute.name);
    return issue ? [{ ...spanOf(attribute), ...issue }] : [];
  });
  // A misspelt property isn't reported as missing too.
  if ([...seen].some((property) => !Object.hasOwn(properties, property))) return issues;
  const absent = Object.keys(required).find((property) => !seen.has(property));
  return absent === undefined
    ? issues
    : [
        ...issues,
        {
          ...opening,
          ...missingProperty(
            tag,
            absent,
            examplesOf(properties, attributes),
            content === 'nothing',
          ),
        },
      ];
}

const codeInProperty: Issue = {
  code: 'code',
  message: 'A property must be a text in quotes; it is program code.',
  hint: 'Write it like `name="text"`.',
};

function missingProperty(
  tag: string,
  name: string,
  examples: readonly string[],
  isEmpty: boolean,
): Issue {
  return {
    code: 'property-missing',
    message: `\`<${tag}>\` must have the property \`${name}\`.`,
    hint: `Write \`<${tag} ${examples.join(' ')}${isEmpty ? ' /' : ''}>\`.`,
  };
}

function checkProperty(
  { name, value }: MdxJsxAttribute,
  tag: string,
  properties: Properties,
): Issue | undefined {
  const type = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (!type) return unknownProperty(name, tag, properties);
  if (typeof value === 'object' && value !== null) return codeInProperty;
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
  const correction = hint(value);
  const sentence = correction && 'sentence' in correction ? correction.sentence : undefined;
  return { code: 'property-type', message: `This isn’t ${expected}.`, hint: sentence };
}

function unknownProperty(name: string, tag: string, properties: Properties): Issue {
  const all = examplesOf(properties).map((property) => `\`${property}\``);
  const rest = all.length > 0 ? `It has only ${all.join(' and ')}.` : 'Delete it.';
  const hint = didYouMean(name, Object.keys(properties)) ?? rest;
  return { code: 'property-unknown', message: `\`<${tag}>\` has no property \`${name}\`.`, hint };
}

/** Each property with the value that an element has, or else with an example. */
function examplesOf(properties: Properties, attributes: Element['attributes'] = []): string[] {
  const given = new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string' &&
      !attribute.value.includes('"')
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
  const values = { language: 'la', sound: 'aurora.mp3', video: 'nPHIZw7HZq4', text: '…' };
  return Object.entries(properties).map(
    ([name, type]) => `${name}="${given.get(name) || values[type]}"`,
  );
}

/** Reports a name that isn't a file name of its kind. */
export function fileNameIssue(
  kind: 'image' | 'sound',
  name: string,
  example: string,
): Issue | undefined {
  const { expected, parse, hint: hintFor } = media[kind];
  if (parse(name) !== undefined) return undefined;
  const hint = hintFor(name)?.sentence ?? example;
  return { code: `${kind}-name`, message: `This isn’t ${expected}.`, hint };
}
