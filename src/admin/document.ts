// In: the addresses of the editor's files. Out: the page that holds it, with a policy of its own.
import { escapeHtml } from '../text/escape-html.ts';
import { messageLanguage } from '../locales.ts';

/** What the page of the editor names. */
interface EditorPage {
  /** The artist's name. */
  readonly artist: string;
  /** Where the editor's script is. */
  readonly script: string;
  /** Where the editor's configuration is. */
  readonly config: string;
  /** The origins that the editor may ask, besides its own: the repository's host. */
  readonly origins: readonly string[];
}

/** The HTML of `/admin`. */
export function editorDocument({ artist, script, config, origins }: EditorPage): string {
  return `<!doctype html>
<html lang="${messageLanguage}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(origins)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Editor — ${escapeHtml(artist)}</title>
<link rel="cms-config-url" type="application/json" href="${escapeHtml(config)}">
<style>${styles}</style>
<script type="module" src="${escapeHtml(script)}"></script>
</head>
<body></body>
</html>
`;
}

/** Without the buttons that translate by another company's program, which asks for a key. */
const styles =
  '[data-key-path] > header > .iconic:not(:last-of-type), .toolbar:has([aria-controls$="-pane-body"]) .iconic:has(+ .iconic) { display: none }';

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
