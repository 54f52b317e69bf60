// In: the editor's script. Out: a folder with all that its page asks for, apart from the bundles of the site.
import { build } from 'vite';
import { inOnePiece } from '../prerender/bundles.ts';
import { entryChunk } from '../prerender/chunks.ts';

/** Bundles the editor into a folder, and returns the name of its script there. */
export async function bundleEditor(root: string, folder: string): Promise<string> {
  const result = await build({
    root,
    // Relative addresses hold wherever the site lies.
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsDir: '.',
      modulePreload: false,
      reportCompressedSize: false,
      // The editor is one large program.
      chunkSizeWarningLimit: Infinity,
      license: { fileName: 'licences.md' },
      rolldownOptions: { input: 'src/admin/editor.ts' },
    },
  });
  const { output } = inOnePiece(result, 'editor');
  const chunks = output.filter((each) => each.type === 'chunk');
  return entryChunk(chunks, 'editor').fileName;
}
