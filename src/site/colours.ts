import { canBe, coloursOf, isGround, type ColourName } from '../choices/colours.ts';
import { choice } from '../content/fields/choice.ts';
import { fieldType } from '../content/fields/field-type.ts';
import type { Field, Shape } from '../content/fields/shape.ts';

const defaults = coloursOf({});

const fields = {
  ground: row('ground', 'The page.'),
  raised: row('raised', 'What lies on the page: notices, lists that open, the place of a picture.'),
  ivory: row('ivory', 'Text.'),
  muted: row('muted', 'Text that stands back.'),
  brass: row('brass', 'Signs, labels and lines that stand out; the bar of an announcement.'),
  brassBright: row('brassBright', 'A link under the pointer.'),
  brassFaint: row('brassFaint', 'The borders of buttons, and lines below links.'),
  alert: row('alert', 'A mistake in a form.'),
  line: row('line', 'Lines between parts.'),
  lineStrong: row('lineStrong', 'The borders of fields.'),
  veil: row('veil', 'Behind the header, over what is scrolled below it.'),
  shade: row('shade', 'Over a large photograph, behind words.'),
  clear: row('clear', 'Where a photograph is seen as it is.'),
  danger: row('danger', 'A notice of what has failed.'),
  onDanger: row('onDanger', 'Words on that notice.'),
  backdrop: row('backdrop', 'Around a photograph that is seen alone.'),
  onPicture: row('onPicture', 'Signs and words there, and on videos.'),
  onPictureMuted: row('onPictureMuted', 'Words there that stand back.'),
  onPictureActive: row('onPictureActive', 'A sign there under the pointer.'),
  disc: row('disc', 'The disc below the sign on a video.'),
  shadow: row('shadow', 'The shadow behind that sign.'),
  ink: row('ink', 'Text on paper.'),
} as const satisfies Readonly<Record<ColourName, Field>> & Shape;

/** The colours of the site, each with the default of `src/choices/colours.ts`. */
export const colours = {
  optional: true,
  help: 'The colours; those that aren’t named stay as they are, and the faint ones follow those that they are made of.',
  fields,
} as const satisfies Field;

/** The scheme of the site. */
export const scheme = {
  type: choice(['dark', 'light']),
  optional: true,
  label: 'Colour scheme',
  help: 'How browsers draw what is theirs, such as fields; without it, as it suits the ground.',
} as const satisfies Field;

function row(name: ColourName, help: string) {
  return { type: colourType(name), optional: true, help } as const;
}

/** A colour; one that others stand on hides what is behind it. */
function colourType(name: ColourName) {
  const channels = isGround(name) ? 'r g b' : 'r g b / a';
  return fieldType({
    name: 'notation',
    expected: `a colour as \`#rgb\`, \`#rrggbb\` or \`rgb(${channels})\``,
    example: defaults[name],
    pattern: String.raw`^(?:#|rgb\()`,
    parse: (source) => (canBe(name, source) ? source : undefined),
    hint: (source) => ({ value: asInTokens(source) }),
  });
}

/**
 * A colour in the older notations of CSS, or without its sign.
 * @example asInTokens('rgba(12, 11, 10, 0.5)') // => 'rgb(12 11 10 / 0.5)'
 */
function asInTokens(source: string): string {
  if (/^[\da-f]+$/i.test(source)) return `#${source}`;
  return source
    .toLowerCase()
    .replace(
      /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:\s*[,/]\s*([\d.]+))?\s*\)$/,
      (_, red: string, green: string, blue: string, alpha?: string) =>
        `rgb(${red} ${green} ${blue}${alpha === undefined ? '' : ` / ${alpha}`})`,
    );
}
