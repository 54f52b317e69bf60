import { expect, it } from 'vitest';
import { ParsedFile } from '../../../../src/content/source/source-file.ts';
import { readYaml } from '../../../../src/content/source/read-yaml.ts';

function read(text: string) {
  return readYaml({ file: 'site.yaml', text });
}

it('reads every scalar as its source text, and an empty one, `null` and `~` as null', () => {
  const text =
    'a: 1.10\nb: 007\nc: No\nd: 12:30\ne: 2019-01-01\nf: "x"\ng: nullo\nh: |\n  two\n  lines\n' +
    'i:\nj: ""\nk: "null"\nl: [null, ~, NULL, Null]\n';
  expect(read(text).value).toEqual({
    a: '1.10',
    b: '007',
    c: 'No',
    d: '12:30',
    e: '2019-01-01',
    f: 'x',
    g: 'nullo',
    h: 'two\nlines\n',
    i: null,
    j: '',
    k: 'null',
    l: [null, null, null, null],
  });
});

it.each([
  ['a comment', `# ${'- '.repeat(10)}\na: b\n`],
  ['a long comment', `a: b\n  # ${'- '.repeat(300)}\n`],
  ['a comment of brackets', `# ${'['.repeat(30)}\na: b\n`],
  ['a quoted text', `a: "b ${'- '.repeat(10)}"\n`],
])('doesn’t count nesting in %s', (_, text) => {
  expect(read(text).problems).toEqual([]);
});

it.each([
  ['nested brackets', `a: ${'['.repeat(100_000)}`],
  ['nested lists of brackets', `a: ${'[a, '.repeat(20_000)}`],
  ['nested lists', `${'- '.repeat(30_000)}a`],
  ['nested lists behind a name', `a: ${'- '.repeat(30_000)}b`],
  [
    'an alias bomb',
    `a: &a [x]\n${Array.from({ length: 50 }, (_, i) => `a${i}: [*a, *a, *a, *a]`).join('\n')}`,
  ],
  ['a line of spaces', `a: [b${' '.repeat(90_000)}`],
  ['a huge text', `a: ${'x'.repeat(1_000_000)}`],
  ['a thousand equal names', 'a: 1\n'.repeat(1000)],
])('is fast on %s', (_, text) => {
  // CPU time: independent of the load of the machine.
  const start = process.cpuUsage();
  expect(read(text).problems.length).toBeGreaterThan(0);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});

it('reads fields that end with a value in quotes before a Windows line end', () => {
  const text = '---\r\ntitle: Aurora\r\nsummary: "Quoted: yes"\r\n---\r\nText.\r\n';
  const { tree } = new ParsedFile('content/en/press/x.mdx', text);
  expect(tree.problems).toEqual([]);
  expect(tree.value).toEqual({ title: 'Aurora', summary: 'Quoted: yes' });
});
