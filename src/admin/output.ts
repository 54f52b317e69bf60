// The editor as an output of the site: its page at `/admin`, its configuration, and the files of its program.
import { once } from '../memoize.ts';
import type { Output } from '../page/output.ts';
import { buildFiles } from '../page/build-files.ts';
import { siteFieldsOf } from '../settings/site.ts';
import { editorFiles } from './editor-files.ts';
import { build } from 'vite';
import { settingsPlugin } from '../settings/settings-plugin.ts';
import { bundlerChecks } from '../build/bundle-options.ts';
import { singleOutput, entryChunk } from '../build/bundles.ts';

/** The editor: of a built site where site.yaml names a repository, in development of the checkout. */
export function editor(): Output {
  let bundle: (() => ReturnType<typeof bundleEditor>) | undefined;
  return {
    pattern: /^\/admin(?:\/.+|\.html)?$/,
    async list({ root, base, isBuild, snapshot }) {
      if (isBuild && !siteFieldsOf(snapshot.content)?.repository) return [];
      const { script, files } = await (bundle ??= once(() => bundleEditor(root)))();
      const { page, config, known } = editorFiles(snapshot, { base, script });
      return [
        ['/admin.html', page],
        ['/admin/config.json', config],
        ['/admin/content.json', known],
        ...files.map(([name, bytes]) => [`/admin/${name}`, bytes] as const),
      ];
    },
  };
}

/** The program of the editor: the name of its script, and all of its files by their names. */
async function bundleEditor(root: string) {
  const result = await build({
    root,
    // Relative addresses hold wherever the site lies.
    base: './',
    configFile: false,
    publicDir: false,
    plugins: [settingsPlugin()],
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
      rolldownOptions: { checks: bundlerChecks, input: 'src/admin/browser/editor.ts' },
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
    String.raw`^\./(?:${buildFiles.join('|')})\.ts$`,
  ].join('|'),
);

/** Its decoder is named by an address, not by an import. */
const ofHeic = /heic|marker-icon/;
