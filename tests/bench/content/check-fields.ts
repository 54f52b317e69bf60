// Run in a generated project: reads, validates and localises its content: all of a check but the syntax of bodies.
import { localize } from '../../../src/content/localize.ts';
import { paginate } from '../../../src/content/paginate.ts';
import { read, toReading } from '../../../src/content/read.ts';
import { validate } from '../../../src/content/validate.ts';

const { content, problems } = validate(toReading('content', read(process.cwd(), 'content')));
paginate(localize(content, { withDrafts: false }));
if (problems.length > 0) throw new Error(`The generated content has ${problems.length} problems.`);
