import { contentFolder } from './content-folder.ts';
import { readChoices } from './read-choices.ts';

/** The site's own. Bundles, which can't read files, have their values in the place of this module: see `in-bundle.ts`. */
export const choices = readChoices(contentFolder);
