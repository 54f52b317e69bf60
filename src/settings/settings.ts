import { contentFolder } from './content-folder.ts';
import { readSettings } from './read-settings.ts';
import { readTypefaces } from './typefaces.ts';

/** The settings of the site. In bundles, `settings-plugin.ts` replaces this module with their values. */
export const settings = readSettings(contentFolder);

/** The owner's typefaces, in an export that visitors' scripts don't import. */
export const typefaces = await readTypefaces(contentFolder);
