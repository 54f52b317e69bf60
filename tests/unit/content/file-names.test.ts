import { expect, it } from 'vitest';
import { printedWith } from './golden.ts';
import { work } from './workspace.ts';

// These names can't be files of the corpus: some systems refuse to check them out.

it('asks for another name than one with punctuation', () => {
  expect(printedWith({ 'content/en/works/¿qué?.mdx': work() })).toBe(`content/en/works/¿qué?.mdx:1:1
  \`¿qué?\` makes a bad address: a name holds only \`a\`–\`z\`, digits and single \`-\` between them.
  Rename it to content/en/works/que.mdx.

1 error.
`);
});

it('keeps escape sequences of names and values from the terminal', () => {
  const printed = printedWith({
    'content/en/works/a.mdx': work().replace(/year: \d+/, 'year: \u001B[31mred'),
    'content/en/works/d\u001Bawn.mdx': work(),
  });
  expect(printed).toContain('and not `␛[31mred`.');
  expect(printed).toContain('Rename it to content/en/works/d-awn.mdx.');
  expect(printed).not.toContain('\u001B');
});
