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
