import { fieldType } from './field-type.ts';

/** A field that says what of the picture in the field beside it stays in view where that is cropped. */
export function focusOf(image: string, label = 'Where to look') {
  const type = fieldType({
    name: 'notation',
    expected:
      '`left`, `right`, `top` or `bottom`, or two percentages, from the left and from the top',
    example: '70% 30%',
    parse: (source) => (focus.test(source) ? source : undefined),
    hint: (source) =>
      /^cent(?:er|re)$/i.test(source)
        ? { sentence: 'Delete the line: without it, the middle stays in view.' }
        : { value: source.replaceAll(/(\d+)%?[, ]*/g, '$1% ').trim() },
  });
  return {
    type: { ...type, focusOf: image },
    optional: true,
    label,
    help: 'What of the picture stays in view where it is cropped.',
    aliases: 'focalPoint position crop',
  } as const;
}

/** In the syntax of `object-position`. */
const focus = /^(?:left|right|top|bottom|(?:100|\d{1,2})% (?:100|\d{1,2})%)$/;
