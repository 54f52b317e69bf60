// In: a text in place of a group of fields. Out: which of them take what of it, in words.
import { asValue } from '../problem/yaml-text.ts';
import { isOptional, leavesOf, schemaAt, type Shape } from '../schema/shape.ts';
import { repair, split } from './repair.ts';

const most = 3;

/** The hint for a text in place of fields: one of them takes what is of its form, those for texts the rest. */
export function remarkOnGroup(name: string, text: string, shape: Shape): string | undefined {
  const leaves = leavesOf(shape).flatMap(({ path, field }) => {
    const schema = schemaAt(shape, path);
    return schema && field ? [{ key: path.join('.'), schema, field }] : [];
  });
  const parts = leaves
    .filter(({ field }) => field.form ?? field.choices ?? field.kind === 'image')
    .flatMap(({ key, schema }) => {
      const whole = repair(text, schema);
      const found = whole === undefined ? split(text, schema) : { part: whole, rest: '' };
      return found ? [{ key, ...found }] : [];
    });
  const needsOne = !Object.values(shape).every(isOptional);
  const words = leaves.filter(
    ({ key, field }) =>
      field.kind === 'text' && !field.form && (!needsOne || !isOptional(shape[key])),
  );
  const [only, second] = words;
  const { key, part, rest } = parts[0] ?? { key: '', part: '', rest: text };
  if (rest !== '' && (words.length === 0 || words.length > most)) return undefined;
  const lines = [
    ...(part ? [`    ${key}: ${asValue(part)}`] : []),
    ...(rest && only && !second ? [`    ${only.key}: ${asValue(rest)}`] : []),
  ];
  const keys = words.map((each) => `\`${each.key}\``).join(', ');
  const hint = lines.length > 0 ? ['Write:', `  ${name}:`, ...lines].join('\n') : '';
  if (!rest || !second) return hint;
  return hint
    ? `${hint}\nand \`${rest}\` into one of ${keys} below it.`
    : `Write \`${rest}\` into one of ${keys}, below \`${name}:\`.`;
}
