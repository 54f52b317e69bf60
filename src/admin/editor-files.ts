// In: a project's content. Out: the editor's page with its policy, its configuration, and a digest of the content.
import type { Snapshot } from '../content/library.ts';
import { type SiteFields, siteFieldsOf } from '../settings/site.ts';
import { editorConfig, type EditorOptions } from './editor-config.ts';
import { type BuiltContent, fingerprint } from './browser/editor-content.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { messageLanguage } from '../locales.ts';

/** The `repository` of site.yaml. */
type Repository = NonNullable<SiteFields['repository']>;

/** The page of the editor, and as JSON its configuration and the content of the build. `script` is the name of its script below `admin/`. */
export function editorFiles(
  snapshot: Pick<Snapshot, 'content' | 'reading'>,
  { base, script }: { readonly base: string; readonly script: string },
): { readonly page: string; readonly config: string; readonly content: string } {
  const { content } = snapshot;
  const { repository, url = '', artist = '' } = siteFieldsOf(content) ?? {};
  const config = editorConfig({
    folder: content.folder,
    backend: backendOf(repository),
    url,
    isReviewed: repository?.review === true,
  });
  const origins = repository ? originsOf(repository) : [];
  const page = editorDocument(artist, `${base}admin/`, script, origins);
  const { folder, files, sources } = snapshot.reading;
  const builtContent: BuiltContent = { folder, files, texts: sources.map(fingerprint) };
  return { page, config: JSON.stringify(config), content: JSON.stringify(builtContent) };
}

/** Without a repository, the editor only edits the checkout of the development server. */
function backendOf(repository: Repository | undefined): EditorOptions['backend'] {
  if (!repository) return { name: 'gitea', repo: 'local/site', auth_methods: ['token'] };
  const { host, name, branch, url, signIn, app } = repository;
  const hostUrl = url?.replace(/\/$/, '');
  const signInAt = signIn ?? (host === 'github' ? undefined : hostUrl);
  const api = { github: 'v3', gitlab: 'v4', gitea: 'v1' }[host];
  const backend = {
    repo: name,
    ...(branch && { branch }),
    ...(signInAt && { base_url: signInAt }),
    ...(app && { app_id: app }),
    // The button of a method that isn't set up would open a page that doesn't exist.
    auth_methods: [...(signIn || app ? (['oauth'] as const) : []), 'token' as const],
    ...(hostUrl && { api_root: `${hostUrl}/api/${api}` }),
  };
  return host === 'gitlab'
    ? { ...backend, name: host, ...(app && { auth_type: 'pkce' }) }
    : { ...backend, name: host };
}

/** The origins that the editor requests: the repository's host, its API, and the pictures of its users. */
function originsOf({ host, url, signIn }: Repository): string[] {
  const origins = {
    github: [
      'https://github.com',
      'https://*.githubusercontent.com',
      'https://api.github.com',
      // Sveltia CMS checks whether GitHub is down.
      'https://www.githubstatus.com',
    ],
    gitlab: ['https://gitlab.com'],
    gitea: ['https://gitea.com'],
  }[host];
  return [...(url ? [new URL(url).origin] : origins), ...(signIn ? [new URL(signIn).origin] : [])];
}

/** The page of the editor, whose script and configuration are in a folder; it may send requests to `origins`. */
function editorDocument(
  artist: string,
  folder: string,
  script: string,
  origins: readonly string[],
): string {
  return `<!doctype html>
<html lang="${messageLanguage}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(origins)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor — ${escapeHtml(artist)}</title>
<link rel="cms-config-url" type="application/json" href="${escapeHtml(folder)}config.json">
<style>${styles}</style>
<script type="module" src="${escapeHtml(folder + script)}"></script>
</head>
<body></body>
</html>
`;
}

/** Hides the buttons of a translation service that needs an API key; no option disables them. */
const styles = '[aria-label^="Translate"] { display: none !important }';

/** Sveltia CMS inserts styles at run time, shows pictures from memory, and requests the repository's host. */
function editorPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${origins.join(' ')}`.trim(),
    "font-src 'self'",
    `connect-src 'self' data: blob: ${origins.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    'manifest-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
