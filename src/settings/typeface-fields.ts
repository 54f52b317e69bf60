import { font } from '../content/fields/names.ts';
import type { Field } from '../content/fields/shape.ts';

/** The typefaces of the site, each with a default: see `src/theme/theme-fonts.ts`. */
export const typefaces = {
  optional: true,
  help: 'The typefaces; those that you don’t choose stay as they are.',
  fields: {
    display: {
      optional: true,
      label: 'Large type',
      help: 'Titles, names and quotes.',
      fields: styles('spectral', 'browsers slant its letters'),
    },
    text: {
      optional: true,
      label: 'Texts',
      help: 'All other texts.',
      fields: styles('inter', 'emphasis is set in large type’s'),
    },
  },
} as const satisfies Field;

function styles(name: string, withoutItalic: string) {
  return {
    upright: { type: font(`${name}.woff2`), help: 'The font, variable or of one weight.' },
    italic: {
      type: font(`${name}-italic.woff2`),
      optional: true,
      help: `Its italics; without them, ${withoutItalic}.`,
    },
    bold: {
      type: font(`${name}-semibold.woff2`),
      optional: true,
      help: 'Its semibold or bold, if each weight is a file; without it, browsers embolden its letters.',
    },
  } as const;
}
