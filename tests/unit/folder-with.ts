import { onTestFinished } from 'vitest';
import { makeFolder, type Files, type Folder } from '../folder.ts';

/** A folder with files for the test that is running: it is gone when the test is over. */
export function folderWith(files?: Files, parent?: string): Folder {
  const folder = makeFolder(files, parent);
  onTestFinished(folder.remove);
  return folder;
}
