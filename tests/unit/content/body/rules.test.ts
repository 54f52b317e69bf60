import { build, createLogger } from 'vite';
import type { Root } from 'mdast';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../commands.ts';
import { findingAt } from '../../../../src/content/body/rule.ts';
import { bodyRules } from '../../../../src/content/body/rules.ts';
import type { Finding } from '../../../../src/content/problem/locate.ts';
import { config } from '../app.ts';
import { eventually, serve } from '../dev/serve.ts';
import { workspaceWith, work } from '../workspace.ts';

const file = 'content/en/works/aurora.mdx';

/** A rule as anybody would write it: texts may not name a hall, and should not name a town. */
function refuseHalls(tree: Root, text: string): Finding[] {
  const at = tree.children.at(-1) ?? tree;
  const hall = { code: 'hall', message: 'Halls are named in `premiere`.' };
  const town = {
    code: 'town',
    message: 'Towns are named in `premiere`.',
    severity: 'warning',
  } as const;
  return [
    ...(text.includes('Lantern Hall') ? [findingAt(at, hall, text)] : []),
    ...(text.includes('Bergen') ? [findingAt(at, town, text)] : []),
  ];
}

beforeAll(() => {
  bodyRules.push(refuseHalls);
});

// Files of tests share their modules.
afterAll(() => void bodyRules.pop());

function project(text: string) {
  // No text is like one that was checked without the rule.
  return workspaceWith({
    [file]: work('', `\n${text}\n\nNo. ${Math.random()}.\n`),
    'main.js': 'export const app = 1;',
  });
}

describe.each([
  ['plain prose', 'First played in Lantern Hall, Bergen.'],
  ['links', 'Played in [Lantern Hall](https://example.org/), [Bergen](/contact).'],
  ['elements', 'Played in <Lang of="en">Lantern Hall</Lang>, **Bergen**.'],
])('a rule that is added to the list is applied to %s', (_, text) => {
  const error = `${file}:11:1\n  Halls are named in \`premiere\`.`;
  const warning = `${file}:11:1 (warning)\n  Towns are named in \`premiere\`.`;

  it('by content:check', async () => {
    const { root } = project(text);
    const { code, text: printed } = await run('check', root);
    expect(code).toBe(1);
    expect(printed).toContain(error);
    expect(printed).toContain(warning);
  });

  it('by a build', async () => {
    const { root, write } = project(text);
    await expect(build(config(root))).rejects.toThrow(error);
    write({ [file]: work('', `\n${text.replace('Lantern Hall', 'a hall')}\n\nEnd.\n`) });
    const warned: string[] = [];
    const customLogger = { ...createLogger('silent'), warn: (each: string) => warned.push(each) };
    await build({ ...config(root), customLogger });
    expect(warned.join('\n')).toContain(warning);
  });

  it('by the overlay', async () => {
    const { write, sent } = await serve({ [file]: work('', 'Nothing.\n') });
    write({ [file]: work('', `\n${text}\n\nNo. ${Math.random()}.\n`) });
    await eventually(() =>
      expect(JSON.stringify(sent)).toContain(JSON.stringify(error).slice(1, -1)),
    );
  });
});
