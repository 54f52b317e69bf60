import { outputSource } from '../../../src/build/output-source.ts';
import type { Collection, EntryOf } from '../../../src/content/fields/collection.ts';
import type { LoadBody } from '../../../src/content/fields/localized.ts';
import { openLibrary, type Library } from '../../../src/content/library.ts';
import type { Locale } from '../../../src/locales.ts';
import { rooms, siteModel } from '../../../src/pages/all.ts';
import type { Files } from '../../folder.ts';
import { workspaceWith } from './workspace.ts';

/** The library of the smallest content with files on top of it. */
export async function libraryWith(files: Files = {}, model = siteModel) {
  const workspace = workspaceWith(files);
  const library = await openLibrary({ root: workspace.root, folder: 'content', model });
  /** Writes files, and updates the library. */
  const save = (changes: Files) => {
    workspace.write(changes);
    return library.update(Object.keys(changes).map((path) => path.replace(/^content\//, '')));
  };
  const problems = () => library.current().problems;
  const codes = () => problems().map(({ code }) => code);
  return { ...workspace, library, save, problems, codes };
}

/** The entries that pages show. */
export function entriesIn<Declared extends Collection>(
  library: Library,
  collection: Declared,
  locale: Locale = 'en',
): EntryOf<Declared>[] {
  const pages = library.current().site().languages.get(locale)?.collections.get(collection) ?? [];
  return pages.flatMap(({ entries }) => entries);
}

/** What the files of a site are made of, by default without the texts below the fields. */
export function outputSourceOf(
  { root, library }: { readonly root: string; readonly library: Library },
  loadBody: LoadBody = async () => ({ default: () => null, paragraphs: [] }),
) {
  const snapshot = library.current();
  return outputSource({ root, base: '/', isBuild: true, buildId: 'a', snapshot, loadBody, rooms });
}
