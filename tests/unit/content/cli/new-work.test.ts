import { expect, it } from 'vitest';
import { run } from '../commands.ts';
import { workspaceWith } from '../workspace.ts';

it('writes a work with every field explained, as a draft', async () => {
  const { root, text } = workspaceWith();
  const { code, text: told } = await run('new', root, ['work', 'Aurora']);
  expect(code).toBe(0);
  expect(told).toMatch(/^Written: content\/en\/works\/aurora\.mdx\n/);
  expect(text('content/en/works/aurora.mdx')).toBe(`---
# Lines that begin with # are remarks: delete those you have read.
# Only \`npm run dev\` shows a draft. Delete the next line to publish it.
draft: true
# Where it stands in the catalogue (one of \`stage\`, \`orchestra\`, \`soloists-and-orchestra\`, \`choir\`, \`vocal\`, \`band\`, \`ensemble\`, \`solo\`, \`electronic\`).
# EXAMPLE: write your own below, and delete this line.
group: stage
# Optional. The year or years in which it was written; without it the page says “undated” (a year from 1600 to 2200, or years such as \`1998-2004\` or \`ca. 1998\`).
# year: …
# Optional. The year or years of its revision (a year from 1600 to 2200, or years such as \`1998-2004\` or \`ca. 1998\`).
# revised: …
# Optional. Whether it is still being written; it then comes first in its group (\`true\` or \`false\`).
# inProgress: …
# Optional. How long it lasts; leave it out where that isn’t known (a duration such as \`12:30\` (minutes and seconds), \`12 min\`, \`7'20"\`, \`10-12'\` or \`ca. 12'\`).
# duration: …
# Optional. Where it can be seen or heard (an address).
# audioVideo: …
# Optional. Its instruments in the shorthand of publishers, as it is to be shown.
# scoring: …
# Optional. Who publishes it.
# publisher:
#   name: …
#   url: …
# Optional. Its first performance, with as much of it as is known; leave it out while there hasn’t been one.
# premiere:
#   date: …
#   venue: …
#   place: …
#   performers: …
# The name of the work.
title: Aurora
# Optional. What stands below the title, such as its occasion or a second author.
# subtitle: …
# Optional. The titles of its movements, each with its number if it is to have one (a list of texts, each on a line of its own that begins with \`- \`).
# movements:
#   - …
# Optional. Who wrote the words.
# text: …
# Optional. Its instruments in words.
# instrumentation: …
# Optional. Who commissioned it.
# commissionedBy: …
# Optional. To whom it is dedicated.
# dedicatedTo: …
# Optional. Further performances worth naming (a list of texts, each on a line of its own that begins with \`- \`).
# performances:
#   - …
# Below the second ---, if you like: a remark on the work, in Markdown.
---
`);
});

it.each(['work', 'press', 'video', 'photo', 'print', 'biography'])(
  'leaves nothing in a new %s that is published before it was written',
  async (name) => {
    const { root, text, write } = workspaceWith();
    const folder =
      { work: 'works', video: 'videos', photo: 'photos', print: 'prints' }[name] ?? name;
    await run('new', root, [name, 'Aurora']);
    const file = `en/${folder}/aurora.mdx`;
    expect((await run('check', root)).code).toBe(0);
    write({ [`content/${file}`]: text(`content/${file}`).replace('draft: true\n', '') });
    const { code, text: told } = await run('check', root);
    expect(code).toBe(1);
    const written = text(`content/${file}`).match(/^(?!#|---|order|title|draft)\w+: .*$/gm) ?? [];
    const isTold = (line: string) => told.includes(`| ${line}`);
    expect(written.filter((line) => !isTold(line))).toEqual([]);
  },
);
