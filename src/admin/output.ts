// The editor as an output of the site: its page at `/admin`, its configuration, and its bundle.
import { once } from '../memoize.ts';
import type { Output } from '../page/output.ts';
import { buildFiles } from '../page/build-files.ts';
import { siteFieldsOf } from '../settings/site.ts';
import { editorFiles } from './editor-files.ts';
import { build } from 'vite';
import { settingsPlugin } from '../settings/settings-plugin.ts';
import { bundlerChecks } from '../build/bundle-options.ts';
import { singleOutput, entryChunk } from '../build/bundles.ts';

/** The editor: in a build, if site.yaml has a repository; in development, for the checkout. */
export function editor(): Output {
  let bundle: (() => ReturnType<typeof bundleEditor>) | undefined;
  return {
    pattern: /^\/admin(?:\/.+|\.html)?$/,
    async list({ root, base, isBuild, snapshot }) {
      if (isBuild && !siteFieldsOf(snapshot.content)?.repository) return [];
      const { script, files } = await (bundle ??= once(() => bundleEditor(root)))();
      const { page, config, content } = editorFiles(snapshot, { base, script });
      return [
        ['/admin.html', page],
        ['/admin/config.json', config],
        ['/admin/content.json', content],
        ...files.map(([name, bytes]) => [`/admin/${name}`, bytes] as const),
      ];
    },
  };
}

/** The bundle of the editor: the name of its entry script, and all files with their names. */
async function bundleEditor(root: string) {
  const result = await build({
    root,
    // Relative addresses work at any base path.
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
  const chunks = output.filter((file) => file.type === 'chunk');
  const files = output
    .map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const)
    .filter(([name]) => !heicFiles.test(name));
  return { script: entryChunk(chunks, 'editor').fileName, files };
}

/**
 * Modules that the editor's configuration never uses: highlighted code, maps, pictures that are changed before an upload;
 * texts of Sveltia CMS in other languages than that of the forms, texts of Zod; and the build's files of rooms.
 */
const unreachable = new RegExp(
  [
    String.raw`^(?:@shikijs/.+|svgo/browser|leaflet/.+|terra-draw.*|turndown/.+)$`,
    String.raw`^\./chunks/(?:heic|webp_enc|shiki).+$`,
    String.raw`^\.\./locales/(?:index\.js|.+\.json)$`,
    String.raw`^\./(?:${buildFiles.join('|')})\.ts$`,
  ].join('|'),
);

/** The decoder of HEIC is loaded by its address, not by an import. */
const heicFiles = /heic|marker-icon/;
