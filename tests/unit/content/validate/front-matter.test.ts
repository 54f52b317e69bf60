import { expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../src/content/validate/front-matter.ts';

function split(text: string) {
  const fenced = splitFrontMatter({ file: 'a.mdx', text });
  if ('code' in fenced) return fenced;
  return [text.slice(fenced.start, fenced.end), text.slice(fenced.bodyStart)];
}

it('splits fields from the body', () => {
  expect(split('---\ntitle: A\n---\n\nText\n')).toEqual(['\ntitle: A', '\nText\n']);
});

it('takes Windows line ends', () => {
  expect(split('---\r\ntitle: A\r\n---\r\nText')).toEqual(['\r\ntitle: A\r', 'Text']);
});

it('takes no fields, no body and no last line end', () => {
  expect(split('---\n---')).toEqual(['', '']);
});

it('leaves rules in the body alone', () => {
  expect(split('---\na: b\n---\nx\n\n---\n\ny')).toEqual(['\na: b', 'x\n\n---\n\ny']);
});

it.each([
  ['', 'front-matter-missing', 1],
  ['Text\n', 'front-matter-missing', 1],
  ['---js\n{}\n---\n', 'front-matter-language', 1],
  ['---constructor\nx\n---\n', 'front-matter-language', 1],
  ['---yaml\na: b\n---\n', 'front-matter-language', 1],
  ['+++\na = 1\n+++\n', 'front-matter-language', 1],
  ['{"a": 1}\n', 'front-matter-language', 1],
  ['----\na: b\n---\n', 'front-matter-fence', 1],
  ['--- \na: b\n---\n', 'front-matter-fence', 1],
  ['--\na: b\n---\n', 'front-matter-fence', 1],
  ['\n\n---\na: b\n---\n', 'front-matter-fence', 3],
  ['---\na: b\n----\n', 'front-matter-fence', 3],
  ['---\na: b\n--- end\n', 'front-matter-fence', 3],
  ['---\na: b\n', 'front-matter-unclosed', 1],
  ['---', 'front-matter-unclosed', 1],
])('refuses %j', (text, code, line) => {
  expect(split(text)).toMatchObject({ code, line });
});
