import { contentFolder } from './content-folder.ts';
import { readChoices } from './read-choices.ts';
import { readTypefaces } from './typefaces.ts';

/** The site's own. Bundles, which can't read files, have their values in the place of this module: see `in-bundle.ts`. */
export const choices = readChoices(contentFolder);

/** The owner's, apart from the others: visitors' scripts don't need them. */
export const typefaces = await readTypefaces(contentFolder);
