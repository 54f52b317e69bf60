// Any field of a file with comments is added, changed or deleted, and the rest stays.
import {
  type Arbitrary,
  array,
  assert,
  constantFrom,
  oneof,
  property,
  record,
  subarray,
} from 'fast-check';
import { expect, it } from 'vitest';
import { pick } from '../../../src/lists.ts';
import type { FormValues } from '../../../src/admin/browser/form-values.ts';
import { parseFile, sourceField, serializeFile } from '../../../src/admin/browser/source-format.ts';

function save(text: string, changes: FormValues): string {
  return serializeFile('site', { ...parseFile('site', text), ...changes });
}

it.each(['\n', '', '\r\n', ' # here\n', ' # here', '\n# below', '\n\n\n'])(
  'adds a field to a file that ends with %j',
  (end) => {
    const file = `artist: Ada\ntimeZone: Europe/Madrid${end}`;
    const url = 'https://example.org/';
    const written = save(file, { url });
    expect(valuesOf(written)).toEqual({ ...valuesOf(file), url });
    expect(written).toContain(`artist: Ada\ntimeZone: Europe/Madrid`);
    for (const remark of end.match(/# \w+/g) ?? []) expect(written).toContain(remark);
  },
);

it('accepts any change, wherever there are comments', () => {
  const word = constantFrom('a', 'b: c', 'd # e', '- f', '"g"', 'null');
  const text = oneof(word, constantFrom('h\ni', 'j\n\n'));
  const fieldsOf = (value: Arbitrary<string>) =>
    record({
      artist: value,
      menu: array(value, { minLength: 1, maxLength: 4 }),
      social: array(record({ icon: value, label: value }), { minLength: 1, maxLength: 3 }),
    });
  const kept = subarray(['artist', 'menu', 'social']);
  const [remark, end] = [constantFrom('', ' # remark'), constantFrom('\n', '')];
  assert(
    property(fieldsOf(word), fieldsOf(text), kept, remark, end, (before, after, names, ...ends) => {
      const file = save('', before)
        .replaceAll(/(?<!\n)$/gm, ends[0])
        .replace(/\n$/, ends[1]);
      expect(valuesOf(file)).toEqual(before);
      const changes = Object.fromEntries(
        Object.entries(after).map(([name, value]) => [name, names.includes(name) ? value : '']),
      );
      const filled = Object.entries(changes).filter(([, value]) => value !== '');
      expect(valuesOf(save(file, changes))).toEqual(Object.fromEntries(filled));
    }),
  );
});

function valuesOf(text: string): FormValues {
  const values = parseFile('site', text);
  return pick(
    values,
    Object.keys(values).filter((name) => name !== sourceField),
  );
}
