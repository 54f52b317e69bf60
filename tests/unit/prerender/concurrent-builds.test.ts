import { afterAll, beforeAll, expect, test } from 'vitest';
import { work } from '../content/workspace.ts';
import { makeProjectWithoutCaches, type Project } from './project.ts';

let project: Project;

beforeAll(() => {
  project = makeProjectWithoutCaches();
  for (const name of ['a', 'b', 'c'])
    project.write(`content/en/works/${name}.mdx`, work('', `A *note* on ${name}.\n`));
});

afterAll(() => project?.remove());

test('two builds at once, both without a cache, end with the site that one alone makes', async () => {
  const both = await Promise.all([project.build(), project.build()]);
  expect(both.map(({ code, output }) => (code === 0 ? '' : output))).toEqual(['', '']);
  const together = project.site();
  expect(project.leftovers()).toEqual([]);
  project.write('content/en/works/a.mdx', work('', 'Another *note*.\n'));
  await project.build();
  project.write('content/en/works/a.mdx', work('', 'A *note* on a.\n'));
  await project.build();
  expect(project.site()).toEqual(together);
}, 300_000);
