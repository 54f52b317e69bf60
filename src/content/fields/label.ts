// Labels of fields in forms, by default made from their names.
import { type FieldInfo, bodyName, type Field, fieldAt, type FileSchema } from './shape.ts';

/**
 * A field's label.
 * @example labelOf('commissionedBy') // => 'Commissioned by'
 */
export function labelOf(name: string, field?: FieldInfo): string {
  return field?.label ?? asLabel(name);
}

/**
 * A name or a choice as a label.
 * @example asLabel('sold-out') // => 'Sold out'
 */
export function asLabel(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The help of a field, followed by the expected value unless that is any text. */
export function helpTextOf({ help = '', type }: Field): string {
  const isTyped = type?.widget().name === 'string' && type.expected !== 'a text';
  return isTyped ? `${help} Write ${type.expected}.`.trim() : help;
}

/**
 * A dotted field name as a label.
 * @example labelOfPath('print.year', poems.original) // => '“Print › Year”'
 */
export function labelOfPath(path: string, { shape, body }: FileSchema): string {
  const names = path.split('.');
  const labels = names.map((name, index) => {
    const field = fieldAt(shape, names.slice(0, index + 1));
    return labelOf(name, field ?? (name === bodyName ? body : undefined));
  });
  return `“${labels.join(' › ')}”`;
}
