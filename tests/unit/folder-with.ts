import { onTestFinished } from 'vitest';
import { makeFolder, type Files, type Folder } from '../folder.ts';

/** A folder with files, which is removed after the current test. */
export function folderWith(files?: Files, parent?: string): Folder {
  const folder = makeFolder(files, parent);
  onTestFinished(folder.remove);
  return folder;
}
