// In: the texts of an original. Out: the text of a new translation, with the original in comments.
import { type Collection, translatedNames } from '../fields/collection.ts';
import { bodyName, type Shape } from '../fields/shape.ts';
import { textPlaceholder } from '../fields/placeholders.ts';
import type { Texts } from '../translations/compare.ts';
import { digestTexts, writeStamp } from '../translations/marks.ts';
import { originalName } from '../../text/language-name.ts';

/** Writes a translation whose fields are all in comments, so that it is valid, stamped with the present original. */
export function newTranslation(collection: Collection, original: Texts, language: string): string {
  const { translated } = collection;
  const body = original.get(bodyName);
  return [
    '---',
    `# Write each text in ${language} after the name of its field, and delete the "# " before the name.`,
    `# What you leave out appears in ${originalName()}. To keep something in ${originalName()} on purpose, name it here:`,
    `# keep: ${translatedNames(collection)[0]}`,
    '',
    ...fieldLines(translated, original, ''),
    ...(body === undefined ? [] : bodyLines(body)),
    `# Tells when the ${originalName()} changes. Leave it as it is; \`npm run content:stamp\` renews it.`,
    `translates: ${writeStamp(digestTexts(original))}`,
    '---',
    '',
  ].join('\n');
}

function fieldLines(shape: Shape, original: Texts, prefix: string): string[] {
  return Object.entries(shape).flatMap(([name, { fields, type }]) => {
    if (fields) {
      const lines = fieldLines(fields, original, `${prefix}${name}.`).filter((line) => line !== '');
      return lines.length === 0 ? [] : [`# ${name}:`, ...lines.map(indent), ''];
    }
    const text = original.get(prefix + name);
    if (text === undefined) return [];
    const shown = type?.item ? text.replaceAll('\n', ' · ') : text;
    const item = type?.item ? [`#   - ${textPlaceholder}`] : [];
    return [`# ${originalName()}: ${onOneLine(shown)}`, `# ${name}:`, ...item, ''];
  });
}

/** Within a group the original stays a comment when the outer "# " is deleted. */
function indent(line: string): string {
  const inner = line.slice('# '.length);
  return inner.startsWith(`${originalName()}: `) ? `#   # ${inner}` : `#   ${inner}`;
}

function bodyLines(body: string): string[] {
  const lines = body.trim().split(/\r?\n/);
  return [
    `# The text goes below the second ---. In ${originalName()}:`,
    '#',
    ...lines.map((line) => `# ${line}`.trimEnd()),
    '',
  ];
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
