import { contentFolder } from './content-folder.ts';
import { readSettings } from './read-settings.ts';
import { readTypefaces } from './typefaces.ts';

/** The site's own. Bundles, which can't read files, have their values in the place of this module: see `settings-plugin.ts`. */
export const settings = readSettings(contentFolder);

/** The owner's, apart from the others: visitors' scripts don't need them. */
export const typefaces = await readTypefaces(contentFolder);
