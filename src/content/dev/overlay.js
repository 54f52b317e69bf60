// Runs in the browser, in development only: shows errors in content over the last valid version of the page.

/** @typedef {{ summary: string, text: string, place?: { file: string, line: number, column: number }, places: string[] }} Report */

/** @type {Report} */
let report = { summary: '', text: '', places: [] };
/** @type {HTMLElement | undefined} */
let overlay;
const banner = createBanner();

import.meta.hot?.on('content:problems', (/** @type {Report} */ next) => {
  report = next;
  close();
  banner.hidden = report.text === '';
  banner.textContent = report.summary;
  if (report.text !== '') open();
});

// Vite reloads a page that shows an overlay at its first update, assuming that the page's own script has failed.
import.meta.hot?.on('vite:beforeUpdate', () => {
  const wasOpen = overlay?.isConnected;
  close();
  if (wasOpen) queueMicrotask(open);
});

import.meta.hot?.send('content:problems');

function open() {
  const ErrorOverlay = customElements.get('vite-error-overlay');
  if (!ErrorOverlay) return;
  const { text: message, place, places } = report;
  // Vite turns the positions in a stack trace into links.
  const stack = ['Click a place to open it in your editor:', ...places].join('\n');
  const error = { message, stack, plugin: 'content', ...(place && { loc: place }) };
  overlay = Reflect.construct(ErrorOverlay, [error]);
  document.body.append(overlay);
}

function close() {
  overlay?.remove();
  overlay = undefined;
}

/** Stays while there are errors, to reopen an overlay that was closed. */
function createBanner() {
  const button = document.createElement('button');
  button.hidden = true;
  button.type = 'button';
  button.addEventListener('click', () => {
    close();
    open();
  });
  Object.assign(button.style, {
    position: 'fixed',
    insetBlockEnd: '1rem',
    insetInlineStart: '1rem',
    zIndex: '99998',
    padding: '.5rem 1rem',
    border: '0',
    background: '#7a1f1f',
    color: '#f4efe6',
    font: '14px/1.4 ui-monospace, monospace',
    cursor: 'pointer',
  });
  document.body.append(button);
  return button;
}
