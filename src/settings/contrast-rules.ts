// In: valid content. Out: warnings about colours of site.yaml that can't be told apart well.
import { customizableColours, coloursOf, type Colours } from './colours.ts';
import type { Content } from '../content/fields/content.ts';
import type { FieldIssue } from '../content/model.ts';
import { contrastRatio, isLight } from '../text/colour.ts';
import type { Issue } from '../content/report/locate.ts';
import { siteFieldsOf } from './site.ts';

type ColourField = keyof typeof customizableColours;

/** What no mixture can repair: a chosen colour, and the others, one of which must be far enough from it. */
const requirements: readonly (readonly [ColourField, readonly ColourField[]])[] = [
  ['text', ['ground']],
  ['accent', ['ground']],
  ['notice', ['text', 'ground']],
];

/** For text, by WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/** Chosen colours that are too close to each other. */
export function contrastRules(content: Content): FieldIssue[] {
  const { colours: chosen = {} } = siteFieldsOf(content) ?? {};
  const colours = coloursOf(chosen);
  const file = `${content.folder}/site.yaml`;
  return requirements.flatMap(([field, others]): FieldIssue[] => {
    const colour = colours[customizableColours[field]];
    const ratios = others.map((other) =>
      contrastRatio(colour, colours[customizableColours[other]]),
    );
    const at = [field, ...others].find((name) => chosen[name] !== undefined);
    const issue = tooClose(field, others, Math.max(...ratios), colours);
    return at && issue ? [{ file, path: ['colours', at], ...issue }] : [];
  });
}

function tooClose(
  field: ColourField,
  others: readonly ColourField[],
  ratio: number,
  { ground }: Colours,
): Issue | undefined {
  if (ratio >= leastContrast) return undefined;
  // Rounded down: 4.46 isn't 4.5.
  const figure = Math.floor(ratio * 10) / 10;
  const names = others.map((other) => `\`colours.${other}\``).join(' or ');
  const change = isLight(ground) ? 'darker' : 'lighter';
  return {
    code: 'contrast',
    severity: 'warning',
    message: `\`colours.${field}\` must have a contrast of at least ${leastContrast} : 1 with ${names}; it is ${figure} : 1.`,
    hint: `Choose a ${field === 'notice' ? 'darker or lighter' : change} \`${field}\`.`,
  };
}
