// Run in a generated project: checks its content and compiles every body, as a build does.
import mdx from '@mdx-js/rollup';
import { bodyOptions, compileBody } from '../../../src/content/body.ts';
import { openLibrary } from '../../../src/content/library.ts';

const plugin = mdx(bodyOptions);
const { problems } = await openLibrary({
  root: process.cwd(),
  withDrafts: false,
  compileText: (text) => compileBody(text, plugin),
  compilesAll: true,
});
if (problems().length > 0)
  throw new Error(`The generated content has ${problems().length} problems.`);
