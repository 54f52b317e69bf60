import { expect, it } from 'vitest';
import { brief, validateWith } from './reading.ts';
import { work, type Files } from './workspace.ts';

function codes(files: Files): string[] {
  return validateWith(files).problems.map(brief);
}

it('accepts the smallest content', () => {
  expect(codes({})).toEqual([]);
});

it('reads fields by their schema', () => {
  const { content } = validateWith({ 'content/en/works/a.mdx': work('', '\nA note.\n') });
  expect(content.entries.find(({ slug }) => slug === 'a')).toMatchObject({
    fields: {
      group: 'solo',
      year: { from: 2019, to: 2019 },
      duration: { seconds: 750 },
      title: 'Aurora',
      instrumentation: 'Violin',
    },
    body: { text: '\nA note.\n', line: 8 },
  });
});

it('warns of a media address that can not be played', () => {
  const files = { 'content/en/works/a.mdx': work('audioVideo: soon\n') };
  expect(validateWith(files).problems).toMatchObject([
    { severity: 'warning', line: 7, column: 13 },
  ]);
  expect(validateWith(files).content.entries).toHaveLength(4);
});

it('tells everything at once in path order', () => {
  const files = {
    'content/es/press/b.mdx': '---\n---\n',
    'content/en/works/a.mdx': work('x: y\n').replace('2019', 'MMXIX'),
    'content/en/wroks/c.mdx': '',
  };
  expect(codes(files)).toEqual([
    'content/en/works/a.mdx:3:7 field-value',
    'content/en/works/a.mdx:7:1 field-unknown',
    'content/en/wroks/:1:1 folder-unknown',
    'content/es/press/b.mdx:1:1 translation-orphan',
  ]);
});
