// In: the editor's script. Out: all that its page asks for, apart from the bundles of the site.
import { build } from 'vite';
import { inOnePiece } from '../prerender/bundles.ts';
import { entryChunk } from '../prerender/chunks.ts';

/** The program of the editor: the name of its script, and all of its files by their names. */
interface EditorBundle {
  readonly script: string;
  readonly files: readonly (readonly [name: string, bytes: string | Uint8Array])[];
}

/** Bundles the editor. */
export async function bundleEditor(root: string): Promise<EditorBundle> {
  const result = await build({
    root,
    // Relative addresses hold wherever the site lies.
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
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
  const files = output.map(
    (each) => [each.fileName, each.type === 'chunk' ? each.code : each.source] as const,
  );
  return { script: entryChunk(chunks, 'editor').fileName, files };
}
