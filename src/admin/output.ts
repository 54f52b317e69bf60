// The editor as an output of the site: its page at `/admin`, its configuration, and the files of its program.
import { once } from '../memoize.ts';
import type { Output } from '../site/output.ts';
import { siteFieldsOf } from '../pages/site/site.ts';
import { bundleEditor } from './bundle.ts';
import { editorFiles } from './editor-files.ts';

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
