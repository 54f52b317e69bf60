import { fieldType } from './field-type.ts';

/** A field for the part of a sibling field's picture that stays visible if the picture is cropped. */
export function focusOf(image: string, label = 'Where to look') {
  const type = fieldType({
    name: 'notation',
    expected:
      '`left`, `right`, `top` or `bottom`, or two percentages, from the left and from the top',
    example: '70% 30%',
    parse: (source) => (focusPattern.test(source) ? source : undefined),
    hint: (source) =>
      /^cent(?:er|re)$/i.test(source)
        ? { sentence: 'Delete the line: without it, the middle stays visible.' }
        : { value: source.replaceAll(/(\d+)%?[, ]*/g, '$1% ').trim() },
  });
  return {
    type: { ...type, focusOf: image },
    optional: true,
    label,
    help: 'Which part of the picture stays visible where it is cropped.',
    aliases: 'focalPoint position crop',
  } as const;
}

/** In the syntax of `object-position`. */
const focusPattern = /^(?:left|right|top|bottom|(?:100|\d{1,2})% (?:100|\d{1,2})%)$/;
