// The compiled bodies of a build, as a part of the server bundle.
import type { BodyModule, BodyText } from '../content/fields/localized.ts';

const modules = import.meta.glob<BodyModule>('#content/*/*/*.mdx');

/** Imports the module of a body. Throws where the bundle doesn't hold it. */
export async function loadBody({ file }: BodyText): Promise<BodyModule> {
  const load = modules[`/${file}`];
  if (!load) throw new Error(`The bundle lacks ${file}.`);
  return load();
}
