// In: the content of a site whose site.yaml names a repository. Out: `admin.html`, and all that it asks for.
import { join } from 'node:path';
import { writeFile } from '../content/write-file.ts';
import { bundleEditor } from './bundle.ts';
import { editorFiles } from './editor-files.ts';

/** Where a built site's editor is written. */
interface Target {
  readonly root: string;
  readonly base: string;
  readonly folder: string;
}

/** Writes the editor into the folder of a built site. */
export async function writeEditor(
  snapshot: Parameters<typeof editorFiles>[0],
  { root, base, folder }: Target,
): Promise<void> {
  const script = await bundleEditor(root, join(folder, 'admin'));
  const { page, config } = editorFiles(snapshot, { base, script });
  writeFile(folder, 'admin.html', page);
  writeFile(folder, 'admin/config.json', config);
}
