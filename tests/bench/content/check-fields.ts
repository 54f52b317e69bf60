// Run in a generated project: reads, validates and localises its content: all of a check but the syntax of bodies.
import { collectionNames } from '../../../src/content/schema/collections.ts';
import { makeEdition } from '../../../src/content/edition.ts';
import { indexImages } from '../../../src/content/images/index-images.ts';
import { read, sortFindings } from '../../../src/content/read.ts';
import { validate } from '../../../src/content/validate.ts';
import { locales } from '../../../src/locales.ts';

const root = process.cwd();
const { content, problems } = validate(sortFindings(read(root)));
const edition = makeEdition(content, { images: await indexImages(root), withDrafts: false });
for (const { id } of locales) for (const name of collectionNames) edition.collection(name, id);
if (problems.length > 0) throw new Error(`The generated content has ${problems.length} problems.`);
