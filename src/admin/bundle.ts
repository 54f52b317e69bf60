// In: the editor's script. Out: a folder with all that its page asks for, apart from the bundles of the site.
import { build, type Rolldown } from 'vite';

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
  const entry = outputOf(result).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundle of the editor has no script.');
  return entry.fileName;
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  if (Array.isArray(result) || !('output' in result))
    throw new Error('The editor was not bundled in one piece.');
  return result.output;
}
