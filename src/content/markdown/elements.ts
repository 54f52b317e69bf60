// The elements and components that are allowed in bodies, and what is wrong with their names and properties.
import type { Fault } from '../report/locate.ts';
import { nearest, didYouMean } from '../../text/nearest.ts';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { attempt } from '../attempt.ts';
import { media } from '../fields/names.ts';
import type { Placed, Violation } from './rule.ts';
import { locales } from '../../locales.ts';

/** The property of an element: a text, a BCP 47 language tag, or the name of a sound. */
interface Property {
  readonly name: string;
  readonly type: 'text' | 'language' | 'sound';
  readonly isRequired: boolean;
}

/** An allowed element: block or inline, its content and its properties. */
export interface AllowedElement {
  readonly isBlock: boolean;
  readonly holds: 'paragraphs' | 'words' | 'nothing';
  readonly properties?: readonly Property[];
}

const phrase: AllowedElement = { isBlock: false, holds: 'words' };

/** The components, and the raw elements for which Markdown has no syntax, or none that is understood everywhere. */
export const allowedElements: ReadonlyMap<string, AllowedElement> = new Map([
  [
    'PullQuote',
    {
      isBlock: true,
      holds: 'paragraphs',
      properties: [{ name: 'source', type: 'text', isRequired: false }],
    },
  ],
  [
    'Sound',
    {
      isBlock: true,
      holds: 'nothing',
      properties: [
        { name: 'file', type: 'sound', isRequired: true },
        { name: 'title', type: 'text', isRequired: true },
      ],
    },
  ],
  ['Lang', { ...phrase, properties: [{ name: 'of', type: 'language', isRequired: true }] }],
  ['abbr', { ...phrase, properties: [{ name: 'title', type: 'text', isRequired: true }] }],
  ['br', { ...phrase, holds: 'nothing' }],
  ['cite', phrase],
  ['em', phrase],
  ['q', phrase],
  ['strong', phrase],
  ['sub', phrase],
  ['sup', phrase],
]);

const picture = 'Write `![What it shows](rehearsal.jpg "A caption")`.';
const video = 'Videos are entries of a collection of their own.';

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
export function replacementFor(name: string): string {
  const names = [...allowedElements.keys()].map((each) => `\`${each}\``).join(', ');
  return markdownFor.get(name.toLowerCase()) ?? `A body holds Markdown and ${names}.`;
}

/** The fault of an element that isn't allowed. */
export function unknownElement(name: string): Fault {
  if (name === '')
    return {
      code: 'element-unknown',
      message: 'A tag needs a name.',
      hint: 'Delete `<>` and `</>`.',
    };
  const isComponent = /^[A-Z]/.test(name);
  const near = isComponent ? nearest(name, allowedElements.keys()) : nearComponent(name);
  const kind = isComponent ? 'component' : 'element';
  const hint = near ? `Did you mean \`<${near}>\`?` : replacementFor(name);
  return { code: `${kind}-unknown`, message: `A body can't hold the ${kind} \`<${name}>\`.`, hint };
}

function nearComponent(name: string): string | undefined {
  return [...allowedElements.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
}

type Element = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes'>;

/** Checks the properties of an element; a missing one is reported at its `opening` tag. */
export function checkProperties(
  { name, attributes }: Element,
  opening: Placed,
  { properties = [] }: AllowedElement,
): Violation[] {
  const tag = name ?? '';
  const seen = new Set<string>();
  const findings = attributes.flatMap((attribute): Violation[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [{ at: attribute, ...spread }];
    const fault = checkProperty(attribute, tag, properties);
    seen.add(attribute.name);
    return fault ? [{ at: attribute, ...fault }] : [];
  });
  // A misspelt property isn't reported as missing too.
  if ([...seen].some((each) => !properties.some((property) => property.name === each)))
    return findings;
  const first = properties.find((each) => each.isRequired && !seen.has(each.name));
  return first ? [...findings, { at: opening, ...missing(tag, first, properties) }] : findings;
}

const spread: Fault = {
  code: 'code',
  message: "Braces begin program code, which a body can't hold.",
  hint: 'Write each property as `name="text"`.',
};

function missing(tag: string, property: Property, all: readonly Property[]): Fault {
  return {
    code: 'property-missing',
    message: `\`<${tag}>\` needs the property \`${property.name}\`.`,
    hint: `Write \`<${tag} ${all.map(exampleOf).join(' ')}${tag === 'Sound' ? ' /' : ''}>\`.`,
  };
}

function checkProperty(
  { name, value }: MdxJsxAttribute,
  tag: string,
  properties: readonly Property[],
): Fault | undefined {
  const property = properties.find((each) => each.name === name);
  if (!property) return unknown(name, tag, properties);
  const hint = `Write \`${exampleOf(property)}\`.`;
  if (typeof value === 'object' && value !== null)
    return {
      code: 'code',
      message: `The value of \`${name}\` is program code, and should be text between quotes.`,
      hint,
    };
  if (!value?.trim()) return { code: 'property-empty', message: `\`${name}\` has no value.`, hint };
  if (property.type === 'text') return undefined;
  if (property.type === 'sound') return soundFault(value, hint);
  if (isLanguage(value)) return undefined;
  return {
    code: 'property-type',
    message: `\`${value}\` is not the code of a language.`,
    hint: `Write its code of two or three letters, for example \`${exampleOf(property)}\`.`,
  };
}

function soundFault(value: string, hint: string): Fault | undefined {
  if (media.sound.nameIn(value) !== undefined) return undefined;
  return {
    code: 'property-type',
    message: `\`${value}\` is not the name of an MP3, M4A, WAV or FLAC file in content/files.`,
    hint: media.sound.hintOn(value)?.sentence ?? hint,
  };
}

function unknown(name: string, tag: string, properties: readonly Property[]): Fault {
  const all = properties.map((each) => `\`${exampleOf(each)}\``).join(' and ');
  const rest = all ? `It has only ${all}.` : 'Delete it.';
  const names = properties.map((each) => each.name);
  const hint = didYouMean(name, names) ?? rest;
  return { code: 'property-unknown', message: `\`<${tag}>\` has no property \`${name}\`.`, hint };
}

function exampleOf({ name, type }: Property): string {
  const values = { language: locales.at(-1)?.id, sound: 'aurora.mp3', text: '…' };
  return `${name}="${values[type]}"`;
}

function isLanguage(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return false;
  return attempt(() => Intl.getCanonicalLocales(tag)) !== undefined;
}
