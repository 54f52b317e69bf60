// In: the properties of an element. Out: those that are unknown, missing, empty, code, or of a wrong type.
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { attempt } from '../attempt.ts';
import type { Fault } from '../report/locate.ts';
import { media } from '../fields/media-name.ts';
import { didYouMean } from '../../text/nearest.ts';
import type { AllowedElement, Property } from './elements.ts';
import type { Placed, Violation } from './rule.ts';
import { locales } from '../../locales.ts';

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
