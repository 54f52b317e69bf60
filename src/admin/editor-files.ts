// In: a project's content. Out: the editor's page, with a policy of its own, its configuration, and what it knows.
import type { Snapshot } from '../content/library.ts';
import { type SiteFields, siteFieldsOf } from '../settings/site.ts';
import { editorConfig, type EditorOptions } from './editor-config.ts';
import { type BuiltContent, fingerprint } from './browser/editor-content.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { messageLanguage } from '../locales.ts';

/** Where the repository is, as site.yaml says it. */
type Repository = NonNullable<SiteFields['repository']>;

/** The page of the editor, its configuration and the content that it knows, as texts. `script` is the name of its script below `admin/`. */
export function editorFiles(
  snapshot: Pick<Snapshot, 'content' | 'reading'>,
  { base, script }: { readonly base: string; readonly script: string },
): { readonly page: string; readonly config: string; readonly known: string } {
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
  const known: BuiltContent = { folder, files, texts: sources.map(fingerprint) };
  return { page, config: JSON.stringify(config), known: JSON.stringify(known) };
}

/** Without a repository the editor is one of the checkout of the development server alone. */
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
    // A button for a way that isn't there leads to a page of nobody's.
    auth_methods: [...(signIn || app ? (['oauth'] as const) : []), 'token' as const],
    ...(hostUrl && { api_root: `${hostUrl}/api/${api}` }),
  };
  return host === 'gitlab'
    ? { ...backend, name: host, ...(app && { auth_type: 'pkce' }) }
    : { ...backend, name: host };
}

/** The origins that the editor asks: the repository's host, its API, and the pictures of its users. */
function originsOf({ host, url, signIn }: Repository): string[] {
  const origins = {
    github: [
      'https://github.com',
      'https://*.githubusercontent.com',
      'https://api.github.com',
      // Sveltia CMS tells when GitHub is down.
      'https://www.githubstatus.com',
    ],
    gitlab: ['https://gitlab.com'],
    gitea: ['https://gitea.com'],
  }[host];
  return [...(url ? [new URL(url).origin] : origins), ...(signIn ? [new URL(signIn).origin] : [])];
}

/** The page of the editor, whose script and configuration are in a folder; it requests its own origin and others. */
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

/** Without the buttons that translate by another company's program, which asks for a key; no option turns them off. */
const styles = '[aria-label^="Translate"] { display: none !important }';

/** Sveltia CMS writes its styles as it runs, shows pictures from memory, and asks the repository's host. */
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
