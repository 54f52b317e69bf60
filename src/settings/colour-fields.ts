import { customizableColours, coloursOf } from './colours.ts';
import { fieldType } from '../content/fields/field-type.ts';
import type { Field, Shape } from '../content/fields/shape.ts';
import { isOpaque } from '../text/colour.ts';

const defaults = coloursOf({});

const fields = {
  ground: colourField('ground', 'The background of the page.'),
  text: colourField(
    'text',
    'Text, and the colours mixed from it: secondary text, lines, borders of fields.',
  ),
  accent: colourField(
    'accent',
    'Labels, signs and lines that are highlighted, and links under the pointer.',
  ),
  notice: colourField('notice', 'The notice of a failure, and mistakes in a form.'),
} as const satisfies Readonly<Record<keyof typeof customizableColours, Field>> & Shape;

/** The colours of the site, each with the default of `src/settings/colours.ts`. */
export const colours = {
  optional: true,
  help: 'The colours of the pages. All others are mixed from these four so that texts are readable.',
  fields,
} as const satisfies Field;

function colourField(name: keyof typeof customizableColours, help: string) {
  const type = fieldType({
    name: 'notation',
    expected: 'a colour as `#rgb`, `#rrggbb` or `rgb(r g b)`',
    example: defaults[customizableColours[name]],
    exampleOf: 'the default',
    pattern: String.raw`^(?:#|rgb\()`,
    parse: (source) => (isOpaque(source) ? source : undefined),
  });
  return { type, optional: true, help } as const;
}
