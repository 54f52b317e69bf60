import { choices } from './choices.ts';
import { readReadyTexts } from './read-choices.ts';

/** The interface texts that are ready in the language of the original. Bundles have them in the place of this module, as they have the choices. */
export const readyTexts = readReadyTexts(choices.languages[0].id);
