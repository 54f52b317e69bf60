// In: a project's content. Out: the editor's page and its configuration.
import { isMap, isScalar, parseDocument } from 'yaml';
import { collectionNames } from '../pages.ts';
import type { Snapshot } from '../content/library.ts';
import { collections } from '../content/schema/collections.ts';
import type { SiteFields } from '../content/schema/content.ts';
import { defaultLocale } from '../locales.ts';
import { editorDocument } from './document.ts';
import { editorConfig, type EditorOptions } from './editor-config.ts';

/** Where the repository is, as site.yaml says it. */
type Repository = NonNullable<SiteFields['repository']>;

/** The page of the editor and its configuration, as texts. `script` is the name of its script below `admin/`. */
export function editorFiles(
  snapshot: Pick<Snapshot, 'content' | 'reading'>,
  { base, script }: { readonly base: string; readonly script: string },
): { readonly page: string; readonly config: string } {
  const { content, reading } = snapshot;
  const textOf = (path: string) =>
    reading.sources.find(({ file }) => file === `${content.folder}/${path}`)?.text ?? '';
  const repository = content.site?.repository;
  const config = editorConfig({
    folder: content.folder,
    backend: backendOf(repository),
    defaults: nextOrders(content.entries),
    remarks: {
      site: remarksIn(textOf('site.yaml')),
      messages: remarksIn(textOf(`${defaultLocale}/messages.yaml`)),
    },
  });
  const page = editorDocument({
    artist: content.site?.artist ?? '',
    script: `${base}admin/${script}`,
    config: `${base}admin/config.json`,
    origins: repository ? originsOf(repository) : [],
  });
  return { page, config: JSON.stringify(config) };
}

/** Without a repository the editor works on the checkout of the development server alone. */
function backendOf(repository: Repository | undefined): EditorOptions['backend'] {
  if (!repository) return { name: 'github', repo: 'local/site' };
  const { host, name, branch, url, signIn, app } = repository;
  const own = url?.replace(/\/$/, '');
  const common = { repo: name, ...(branch && { branch }) };
  const signInAt = signIn ?? (host === 'github' ? undefined : own);
  const asked = { ...(signInAt && { base_url: signInAt }), ...(app && { app_id: app }) };
  switch (host) {
    case 'github':
      return { ...common, ...asked, name: host, ...(own && { api_root: `${own}/api/v3` }) };
    case 'gitlab':
      return {
        ...common,
        ...asked,
        name: host,
        ...(own && { api_root: `${own}/api/v4` }),
        ...(app && { auth_type: 'pkce' }),
      };
    case 'gitea':
      return { ...common, ...asked, name: host, ...(own && { api_root: `${own}/api/v1` }) };
  }
}

/** The origins that the editor asks: the repository's host, its API, and the pictures of its users. */
function originsOf({ host, url, signIn }: Repository): string[] {
  const own = {
    github: ['https://github.com', 'https://*.githubusercontent.com', 'https://api.github.com'],
    gitlab: ['https://gitlab.com'],
    gitea: ['https://gitea.com'],
  }[host];
  return [...(url ? [new URL(url).origin] : own), ...(signIn ? [new URL(signIn).origin] : [])];
}

/** The place behind the last one, for every collection that is put in order by hand. */
function nextOrders(entries: Snapshot['content']['entries']): EditorOptions['defaults'] {
  const ordered = collectionNames.filter((name) =>
    collections[name].order.some((key) => key === 'order'),
  );
  return Object.fromEntries(
    ordered.map((name) => {
      const orders = entries
        .filter(({ collection }) => collection === name)
        .map(({ fields }) => Number(fields['order'] ?? 0));
      return [name, { order: String(Math.max(0, ...orders) + 1) }];
    }),
  );
}

/** The comments above fields, by dotted name. */
function remarksIn(yaml: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  visit(parseDocument(yaml).contents, '');
  return found;

  function visit(node: unknown, above: string): void {
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const remark = isScalar(key) ? key.commentBefore : undefined;
      if (remark) found.set(above + String(key), remark.replaceAll(/\s*\n\s*/g, ' ').trim());
      visit(value, `${above}${String(key)}.`);
    }
  }
}
