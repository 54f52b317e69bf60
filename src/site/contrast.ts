// In: valid content. Out: warnings about colours of site.yaml that can't be told apart well.
import { basisOf, coloursOf, schemeOn, type ColourName, type Colours } from '../choices/colours.ts';
import type { Content } from '../content/fields/content.ts';
import type { Misfit } from '../content/model.ts';
import { contrast } from '../text/colour.ts';
import type { Fault } from '../content/report/locate.ts';
import { siteFieldsOf } from './site.ts';

/** A colour, what it stands on, and the least contrast of the two. */
type Pair = readonly [colour: ColourName, ground: ColourName, least: number];

/** Pairs of the site, by WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of fields. */
export const pairs: readonly Pair[] = [
  ['ivory', 'ground', 4.5],
  ['ivory', 'raised', 4.5],
  ['muted', 'ground', 4.5],
  ['muted', 'raised', 4.5],
  ['brass', 'ground', 4.5],
  ['brass', 'raised', 4.5],
  ['brassBright', 'ground', 4.5],
  ['brassBright', 'raised', 4.5],
  ['alert', 'ground', 4.5],
  ['lineStrong', 'ground', 3],
  ['onDanger', 'danger', 4.5],
  ['onPicture', 'backdrop', 4.5],
  ['onPictureMuted', 'backdrop', 4.5],
  ['onPictureActive', 'backdrop', 4.5],
];

/** Pairs of chosen colours that are too close to each other, and a scheme that isn't that of the ground. */
export function contrastRules(content: Content): Misfit[] {
  const { colours: chosen = {}, scheme } = siteFieldsOf(content) ?? {};
  const colours = coloursOf(chosen);
  const file = `${content.folder}/site.yaml`;
  const close = pairs.flatMap((pair): Misfit[] => {
    const [colour, ground, least] = pair;
    const ratio = contrast(colours[colour], colours[ground]);
    const field = [colour, basisOf(colour), ground].find((name) => chosen[name] !== undefined);
    return field && ratio < least
      ? [{ file, path: ['colours', field], fault: tooClose(pair, ratio) }]
      : [];
  });
  const isOdd = scheme !== undefined && scheme !== schemeOn(colours);
  return isOdd ? [...close, { file, path: ['scheme'], fault: otherScheme(colours) }] : close;
}

function tooClose([colour, ground, least]: Pair, ratio: number): Fault {
  // Rounded down: 4.46 isn't 4.5.
  const figure = Math.floor(ratio * 10) / 10;
  return {
    code: 'contrast',
    severity: 'warning',
    message: `\`colours.${colour}\` on \`colours.${ground}\` has a contrast of ${figure} : 1, and at least ${least} : 1 is needed.`,
    hint: 'Make one of them lighter or darker.',
  };
}

function otherScheme(colours: Colours): Fault {
  const scheme = schemeOn(colours);
  return {
    code: 'scheme-other',
    severity: 'warning',
    message: `\`colours.ground\` is ${scheme}, \`${colours.ground}\`, and \`scheme\` says otherwise.`,
    hint: `Write \`scheme: ${scheme}\`, or choose another ground.`,
  };
}
