// Runs in the browser, in dev only: a switch that outlines what is still in English, and what translates an older English.

/** @typedef {Readonly<Record<string, readonly string[]>>} StaleTexts Texts by language, as `plain` writes them. */

const event = 'content:translations';
const root = document.documentElement;
const marked = 'data-stale';
/** @type {StaleTexts} */
let stale = {};

const style = new CSSStyleSheet();
style.replaceSync(`
  html[data-shows-translations]:not([lang='en']) body [lang='en'] { outline: 1px dashed #e0b44c; outline-offset: 2px }
  html[data-shows-translations] [${marked}] { outline: 1px dotted #d97b6c; outline-offset: 2px }
  html[lang='en'] > body > .content-translations { display: none }
  .content-translations { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 99998; border: 0;
    padding: .25rem .5rem; background: #1c1a17; color: #f4efe6; font: 12px/1.4 ui-monospace, monospace; opacity: .6; cursor: pointer }
  .content-translations[aria-pressed='true'] { opacity: 1 }
`);
document.adoptedStyleSheets.push(style);

const button = document.createElement('button');
button.type = 'button';
button.className = 'content-translations';
button.textContent = 'Untranslated';
button.addEventListener('click', () => show(!isOn()));
document.body.append(button);
show(sessionStorage.getItem(event) === 'on');

// Pages come and go without a reload.
new MutationObserver(mark).observe(root, { subtree: true, childList: true, characterData: true });

import.meta.hot?.on(event, (/** @type {StaleTexts} */ told) => {
  stale = told;
  mark();
});
import.meta.hot?.on('content:edited', () => {
  if (isOn()) import.meta.hot?.send(event);
});

function isOn() {
  return 'showsTranslations' in root.dataset;
}

/** @param {boolean} isShown */
function show(isShown) {
  root.toggleAttribute('data-shows-translations', isShown);
  button.setAttribute('aria-pressed', String(isShown));
  sessionStorage.setItem(event, isShown ? 'on' : 'off');
  if (isShown) import.meta.hot?.send(event);
  mark();
}

function mark() {
  if (!isOn() && !document.querySelector(`[${marked}]`)) return;
  const texts = new Set(isOn() ? stale[root.lang] : []);
  for (const element of document.body.querySelectorAll('*')) {
    const isStale = texts.size > 0 && texts.has(plain(element.textContent));
    if (isStale !== element.hasAttribute(marked)) element.toggleAttribute(marked, isStale);
  }
}

/** Letters and digits only, so that neither layout nor Markdown makes a difference. @param {string | null} text */
function plain(text) {
  return (text ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').slice(0, 200);
}
