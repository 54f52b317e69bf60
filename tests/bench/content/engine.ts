// Run in a generated project: checks its content, bodies included.
import { openLibrary } from '../../../src/content/library.ts';

const options = { root: process.cwd(), folder: 'content', withDrafts: false };
const { problems } = (await openLibrary(options)).current();
if (problems.length > 0) throw new Error(`The generated content has ${problems.length} problems.`);
