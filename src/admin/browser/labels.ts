// How the editor says what is wrong.
import type { Files } from '../../content/check/check-changes.ts';
import type { Problem } from '../../content/report/problem.ts';
import { labelOf } from '../../content/fields/label.ts';
import { bodyName } from '../../content/fields/shape.ts';
import { schemaIn } from './source-format.ts';

/** What is wrong, with the label that the form of these files gives to the field. */
export function sentenceOf(
  { file, line, message, hint = '' }: Problem,
  files: Files,
  form: string,
): string {
  const lines = files.get(file)?.split(/\r?\n/) ?? [];
  const end = lines.indexOf('---', 1);
  const isBody = end !== -1 && line > end;
  const name = lines.slice(0, line).findLast((each) => /^[\w-]+:/.test(each));
  const key = isBody ? bodyName : name?.split(':', 1)[0];
  const { shape, body } = schemaIn(form);
  const field = key === undefined ? '' : `${labelOf(key, isBody ? body : shape[key])}: `;
  const place = files.has(file) ? field : `${file}: `;
  return `${place}${message} ${hint}`.replaceAll('`', '').trim();
}
