// In: the properties of an element. Out: those that are unknown, missing, duplicate, empty, code, or of a wrong type.
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Fault } from '../problem/locate.ts';
import { didYouMean } from '../problem/nearest.ts';
import type { AllowedElement, Property } from './elements.ts';
import type { Violation } from './rule.ts';

type Element = Pick<MdxJsxFlowElement | MdxJsxTextElement, 'name' | 'attributes'>;

/** Checks the properties of an element; missing ones are reported at its `opening` tag. */
export function checkProperties(
  { name, attributes }: Element,
  opening: Pick<Nodes, 'position'>,
  { properties }: AllowedElement,
): Violation[] {
  const tag = name ?? '';
  const seen = new Set<string>();
  const findings = attributes.flatMap((attribute): Violation[] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [{ at: attribute, ...spread }];
    const fault = seen.has(attribute.name)
      ? {
          code: 'property-duplicate',
          message: `\`${attribute.name}\` is given twice.`,
          hint: 'Delete one of them.',
        }
      : checkProperty(attribute, tag, properties);
    seen.add(attribute.name);
    return fault ? [{ at: attribute, ...fault }] : [];
  });
  const missing = Object.entries(properties).filter(
    ([key, { isRequired }]) => isRequired && !seen.has(key),
  );
  // A misspelt property isn't reported as missing too.
  if ([...seen].some((key) => !Object.hasOwn(properties, key))) return findings;
  return [
    ...findings,
    ...missing.map(([key, property]) => ({ at: opening, ...missingProperty(tag, key, property) })),
  ];
}

const spread: Fault = {
  code: 'code',
  message: "Braces begin program code, which a body can't hold.",
  hint: 'Write each property as `name="text"`.',
};

function missingProperty(name: string, key: string, property: Property): Fault {
  return {
    code: 'property-missing',
    message: `\`<${name}>\` needs the property \`${key}\`.`,
    hint: `Write \`<${name} ${key}="${exampleOf(property)}">\`.`,
  };
}

function checkProperty(
  { name: key, value }: MdxJsxAttribute,
  name: string,
  properties: AllowedElement['properties'],
): Fault | undefined {
  const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (!property) return unknownProperty(key, name, properties);
  const hint = `Write \`${key}="${exampleOf(property)}"\`.`;
  if (typeof value === 'object' && value !== null)
    return {
      code: 'code',
      message: `The value of \`${key}\` is program code, and should be text between quotes.`,
      hint,
    };
  if (!value?.trim()) return { code: 'property-empty', message: `\`${key}\` has no value.`, hint };
  if (property.type === 'text' || isLanguage(value)) return undefined;
  return {
    code: 'property-type',
    message: `\`${value}\` is not the code of a language.`,
    hint: `Write its code of two or three letters, for example \`${key}="${exampleOf(property)}"\`.`,
  };
}

function unknownProperty(
  key: string,
  name: string,
  properties: AllowedElement['properties'],
): Fault {
  const known = Object.keys(properties);
  if (/^on[A-Z]/i.test(key))
    return {
      code: 'code',
      message: `\`${key}\` runs program code, which a body can't hold.`,
      hint: 'Delete it.',
    };
  const [only = '', property] = Object.entries(properties)[0] ?? [];
  const rest = property ? `It has only \`${only}="${exampleOf(property)}"\`.` : 'Delete it.';
  const hint = didYouMean(key, known) ?? rest;
  return { code: 'property-unknown', message: `\`<${name}>\` has no property \`${key}\`.`, hint };
}

function exampleOf({ type }: Property): string {
  return type === 'language' ? 'es' : '…';
}

function isLanguage(tag: string): boolean {
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
