// In: the properties of an element. Out: those that are unknown, missing, duplicate, empty, code, or of a wrong type.
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { attempt } from '../attempt.ts';
import type { Fault } from '../problem/locate.ts';
import { didYouMean } from '../problem/nearest.ts';
import type { AllowedElement, Property } from './elements.ts';
import type { Placed, Violation } from './rule.ts';
import { locales } from '../../locales.ts';

type Element = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes'>;

/** Checks the properties of an element; a missing one is reported at its `opening` tag. */
export function checkProperties(
  { name, attributes }: Element,
  opening: Placed,
  { property }: AllowedElement,
): Violation[] {
  const tag = name ?? '';
  const seen = new Set<string>();
  const findings = attributes.flatMap((attribute): Violation[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [{ at: attribute, ...spread }];
    const fault = seen.has(attribute.name)
      ? duplicate(attribute.name)
      : checkProperty(attribute, tag, property);
    seen.add(attribute.name);
    return fault ? [{ at: attribute, ...fault }] : [];
  });
  // A misspelt property isn't reported as missing too.
  if (!property?.isRequired || seen.size > 0) return findings;
  return [...findings, { at: opening, ...missing(tag, property) }];
}

const spread: Fault = {
  code: 'code',
  message: "Braces begin program code, which a body can't hold.",
  hint: 'Write each property as `name="text"`.',
};

function duplicate(name: string): Fault {
  return {
    code: 'property-duplicate',
    message: `\`${name}\` is given twice.`,
    hint: 'Delete one of them.',
  };
}

function missing(tag: string, property: Property): Fault {
  return {
    code: 'property-missing',
    message: `\`<${tag}>\` needs the property \`${property.name}\`.`,
    hint: `Write \`<${tag} ${exampleOf(property)}>\`.`,
  };
}

function checkProperty(
  { name, value }: MdxJsxAttribute,
  tag: string,
  property: Property | undefined,
): Fault | undefined {
  if (name !== property?.name) return unknown(name, tag, property);
  const hint = `Write \`${exampleOf(property)}\`.`;
  if (typeof value === 'object' && value !== null)
    return {
      code: 'code',
      message: `The value of \`${name}\` is program code, and should be text between quotes.`,
      hint,
    };
  if (!value?.trim()) return { code: 'property-empty', message: `\`${name}\` has no value.`, hint };
  if (property.type === 'text' || isLanguage(value)) return undefined;
  return {
    code: 'property-type',
    message: `\`${value}\` is not the code of a language.`,
    hint: `Write its code of two or three letters, for example \`${exampleOf(property)}\`.`,
  };
}

function unknown(name: string, tag: string, property: Property | undefined): Fault {
  if (/^on[A-Z]/i.test(name))
    return {
      code: 'code',
      message: `\`${name}\` runs program code, which a body can't hold.`,
      hint: 'Delete it.',
    };
  const rest = property ? `It has only \`${exampleOf(property)}\`.` : 'Delete it.';
  const hint = (property && didYouMean(name, [property.name])) ?? rest;
  return { code: 'property-unknown', message: `\`<${tag}>\` has no property \`${name}\`.`, hint };
}

function exampleOf({ name, type }: Property): string {
  return `${name}="${type === 'language' ? locales.at(-1)?.id : '…'}"`;
}

function isLanguage(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return false;
  return attempt(() => Intl.getCanonicalLocales(tag)) !== undefined;
}
