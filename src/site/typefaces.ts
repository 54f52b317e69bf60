import { font } from '../content/fields/names.ts';
import type { Field } from '../content/fields/shape.ts';

/** The typefaces of the site, each with a default: see `src/theme/theme-fonts.ts`. */
export const typefaces = {
  optional: true,
  help: 'The typefaces; what isn’t named is set as it was.',
  fields: {
    display: {
      optional: true,
      label: 'Large type',
      help: 'Titles, names and quotes.',
      fields: {
        upright: { type: font('spectral.woff2'), help: 'The font, variable or of one weight.' },
        italic: {
          type: font('spectral-italic.woff2'),
          optional: true,
          help: 'Its italics; without them, browsers slant its letters.',
        },
      },
    },
    text: {
      optional: true,
      label: 'Texts',
      help: 'All other texts.',
      fields: {
        upright: { type: font('inter.woff2'), help: 'The font, variable or of one weight.' },
        italic: {
          type: font('inter-italic.woff2'),
          optional: true,
          help: 'Its italics; without them, emphasis is set in large type’s.',
        },
      },
    },
  },
} as const satisfies Field;
