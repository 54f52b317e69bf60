import { array, assert, constantFrom, pre, property } from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainProse, openBodies } from '../../../src/content/bodies.ts';
import { checkBody } from '../../../src/content/body.ts';
import type { Cache } from '../../../src/content/cache.ts';
import type { BodyText } from '../../../src/content/schema/content.ts';

const addresses = { known: new Set(['/press']), digest: '1' };

function inMemory(): Cache {
  const values = new Map<string, unknown>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value),
    save: () => undefined,
  };
}

function open(compilesAll: boolean) {
  const compiledTexts: string[] = [];
  const bodies = openBodies({
    checked: inMemory(),
    compiled: inMemory(),
    compilesAll,
    compileText: (text) => {
      compiledTexts.push(text);
      return text.includes('<') ? Promise.reject(new Error('refused')) : Promise.resolve('code');
    },
  });
  return { bodies, compiledTexts };
}

function body(text: string): BodyText {
  return { file: 'content/en/works/a.mdx', text, digest: text, line: 8 };
}

it('needs no parser for words and punctuation, which hold nothing that is refused', () => {
  const signs = 'abcé ñ.,;:!?()\'"“”—–/*-0123456789\n'.split('');
  const texts = array(constantFrom(...signs, 'import ', 'www', '\n\n'), { maxLength: 200 });
  assert(
    property(texts, (parts) => {
      const text = parts.join('');
      pre(isPlainProse(text));
      expect(checkBody(body(text))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it.each([
  'a [link](https://example.org)',
  'import x',
  '- item',
  '# Title',
  'a < b',
  '{a}',
  'www.example.org',
  'x\n---',
])('does not take %j for plain prose', (text) => {
  expect(isPlainProse(text)).toBe(false);
});

it('compiles a body once, however often and by whomever it is asked for', async () => {
  const { bodies, compiledTexts } = open(true);
  await bodies.check(body('- a list'), addresses);
  await Promise.all([bodies.compile(body('- a list')), bodies.compile(body('- a list'))]);
  expect(compiledTexts).toEqual(['- a list']);
});

it('explains in its own words what can not be compiled', async () => {
  const { bodies } = open(true);
  const [problem] = await bodies.check(body('a <script> b'), addresses);
  expect(problem).toMatchObject({ file: 'content/en/works/a.mdx', line: 8 });
});

it('follows links into the site anew when its addresses have changed', async () => {
  const { bodies } = open(false);
  const text = body('See the [press](/press).');
  expect(await bodies.check(text, addresses)).toEqual([]);
  expect(await bodies.check(text, { known: new Set(['/']), digest: '2' })).toHaveLength(1);
});

it('tells warnings of a body that compiles', async () => {
  const { bodies } = open(true);
  const problems = await bodies.check(body('[a](http://example.org/)'), addresses);
  expect(problems).toMatchObject([{ severity: 'warning' }]);
});
