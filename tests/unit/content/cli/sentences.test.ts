import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { corpus, golden } from '../golden.ts';
import { work, workspaceWith } from '../workspace.ts';

/** Commands with their arguments, in an order in which each finds what it needs. */
const commands = [
  ['check'],
  ['new', 'work', '光'],
  ['new', 'work', 'Boreas'],
  ['new', 'work', 'Boreas'],
  ['new', 'work', 'Boreas', '--lang', 'true'],
  ['new', 'work', 'Zephyr', '--lang', 'es'],
  ['new', 'work', 'Aurora', '--lang', 'es'],
  ['new', 'page', 'Press'],
  ['stamp'],
  ['stamp', 'content/es/works/nothing.mdx'],
  ['stamp', 'content/es/works/broken.mdx'],
  ['stamp', 'content/es/works/aurora.mdx'],
  ['adopt', 'My Site'],
  ['adopt', 'dist'],
  ['adopt', 'content'],
  ['adopt', 'site', '--languages', ','],
  ['adopt', 'site', '--languages', 'polish'],
  ['adopt', 'site', '--languages', 'pl,en'],
];

it('says what commands have done, or why they have not', async () => {
  const { root } = workspaceWith({
    'content/en/works/aurora.mdx': work(),
    'content/en/works/broken.mdx': work(),
    'content/es/works/broken.mdx': 'broken',
  });
  const printed: string[] = [];
  for (const [name = '', ...words] of commands) {
    const { text, errors } = await run(name, root, words);
    const [reason = ''] = errors.split('\n\nUsage');
    printed.push(`$ ${[name, ...words].join(' ')}\n${withoutCounts(text)}${reason}\n`);
  }
  const all = printed.join('\n');
  expect(all).toBe(golden(join(corpus, 'commands/sentences.txt'), all));
});

/** A text whose counts don’t depend on how much the template has. */
function withoutCounts(text: string): string {
  return text.replaceAll(/^\d+(?= (?:things|schemas) )/gm, '…');
}
