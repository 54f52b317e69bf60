// In: valid content. Out: warnings about colours of site.yaml with too little contrast.
import { customizableColours, coloursOf, type Colours } from './colours.ts';
import type { Content } from '../content/fields/content.ts';
import type { FieldIssue } from '../content/model.ts';
import { contrastRatio, isLight } from '../text/colour.ts';
import type { Issue } from '../content/report/locate.ts';
import { siteFieldsOf } from './site.ts';

type ColourField = keyof typeof customizableColours;

/** What mixtures can't fix: a colour, and those of which at least one must contrast with it. */
const requirements: readonly (readonly [ColourField, readonly ColourField[]])[] = [
  ['text', ['ground']],
  ['accent', ['ground']],
  ['notice', ['text', 'ground']],
];

/** For text, by WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/** Reports chosen colours that are too close to each other. */
export function contrastRules(content: Content): FieldIssue[] {
  const { colours: chosen = {} } = siteFieldsOf(content) ?? {};
  const colours = coloursOf(chosen);
  const file = `${content.folder}/site.yaml`;
  return requirements.flatMap(([field, grounds]): FieldIssue[] => {
    const colour = colours[customizableColours[field]];
    const ratios = grounds.map((ground) =>
      contrastRatio(colour, colours[customizableColours[ground]]),
    );
    const chosenField = [field, ...grounds].find((name) => chosen[name] !== undefined);
    const issue = tooClose(field, grounds, Math.max(...ratios), colours);
    return chosenField && issue ? [{ file, path: ['colours', chosenField], ...issue }] : [];
  });
}

function tooClose(
  field: ColourField,
  grounds: readonly ColourField[],
  ratio: number,
  { ground }: Colours,
): Issue | undefined {
  if (ratio >= leastContrast) return undefined;
  // Rounded down: 4.46 isn't 4.5.
  const figure = Math.floor(ratio * 10) / 10;
  const names = grounds.map((name) => `\`colours.${name}\``).join(' or ');
  const change = isLight(ground) ? 'darker' : 'lighter';
  return {
    code: 'contrast',
    severity: 'warning',
    message: `\`colours.${field}\` must have a contrast of at least ${leastContrast} : 1 with ${names}; it is ${figure} : 1.`,
    hint: `Choose a ${field === 'notice' ? 'darker or lighter' : change} \`${field}\`.`,
  };
}
