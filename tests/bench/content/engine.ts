// Run in a generated project: checks its content, bodies included.
import { openLibrary } from '../../../src/content/library.ts';

const options = { root: process.cwd(), folder: 'content' };
const { problems } = (await openLibrary(options)).current();
// Its tiny pictures are warned of.
const errors = problems.filter(({ severity }) => severity === 'error');
if (errors.length > 0) throw new Error(`The generated content has ${errors.length} errors.`);
