// Runs in the browser, in development only: Alt and a click on a text or picture opens its source in the editor.

addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void openInEditor(event.target, event);
  },
  true,
);

/**
 * @param {Element} target
 * @param {MouseEvent} event
 */
async function openInEditor(target, { clientX, clientY }) {
  const base = import.meta.env.BASE_URL;
  const own = ownText(target).trim();
  const image = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLImageElement);
  const clicked = {
    texts: [{ text: own, lang: languageOf(target) }, ...textsAround(target)],
    ...(own === '' && image && { picture: image.currentSrc }),
  };
  const response = await fetch(`${base}__content-place`, {
    method: 'POST',
    body: JSON.stringify(clicked),
  });
  const place = await response.text();
  if (place !== '') await fetch(`${base}__open-in-editor?file=${encodeURIComponent(place)}`);
  // oxlint-disable-next-line no-console -- whoever clicks here writes the site
  else console.info('No file of content holds what was clicked.', target);
}

/** @param {Element} target */
function textsAround(target) {
  const texts = [];
  for (let element = target; texts.length < 8; element = element.parentElement) {
    texts.push({ text: textOf(element), lang: languageOf(element) });
    if (!element.parentElement || element.matches('article, section, header, footer')) break;
  }
  return texts;
}

/** @param {Element} element */
function ownText({ childNodes }) {
  const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join('');
}

/**
 * With the alternative text of pictures, and without the hints that are added to links in bodies.
 * @param {Element} element
 */
function textOf(element) {
  const copy = document.createElement('div');
  copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
  for (const hint of copy.querySelectorAll('[data-hint]')) hint.remove();
  for (const image of copy.querySelectorAll('img')) image.replaceWith(image.alt);
  return copy.textContent;
}

/** @param {Element} element */
function languageOf(element) {
  return element.closest('[lang]')?.getAttribute('lang') ?? '';
}
