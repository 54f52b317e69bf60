// In: the editor's script. Out: all that its page asks for, apart from the bundles of the site.
import { build } from 'vite';
import { checks } from '../build/bundle-settings.ts';
import { singleOutput, entryChunk } from '../build/bundles.ts';

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
    resolve: {
      alias: [{ find: unreachable, replacement: 'data:text/javascript,export default {}' }],
    },
    build: {
      write: false,
      assetsDir: '.',
      modulePreload: false,
      reportCompressedSize: false,
      // The editor is one large program.
      chunkSizeWarningLimit: Infinity,
      license: { fileName: 'licences.md' },
      rolldownOptions: { checks, input: 'src/admin/browser/editor.ts' },
    },
  });
  const { output } = singleOutput(result, 'editor');
  const chunks = output.filter((each) => each.type === 'chunk');
  const files = output
    .map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source] as const)
    .filter(([name]) => !ofHeic.test(name));
  return { script: entryChunk(chunks, 'editor').fileName, files };
}

/**
 * What the editor's configuration can't reach: highlighted code, maps, pictures that are changed before an upload; the
 * texts of Sveltia CMS in other languages than those of our forms, and those of Zod, which nobody sees; and what a build
 * makes of rooms.
 */
const unreachable = new RegExp(
  [
    String.raw`^(?:@shikijs/.+|svgo/browser|leaflet/.+|terra-draw.*|turndown/.+)$`,
    String.raw`^\./chunks/(?:heic|webp_enc|shiki).+$`,
    String.raw`^\.\./locales/(?:index\.js|.+\.json)$`,
    String.raw`^\./(?:data|files|presenters|search)\.ts$`,
  ].join('|'),
);

/** Its decoder is named by an address, not by an import. */
const ofHeic = /heic|marker-icon/;
