// Inlined into every page, which needs no script. A `<script>` would take the browser's time before the page is painted:
// this loads it then, or at the first sign of intent, and clicks the control again that was clicked last meanwhile.
import { markScrolled } from '../shell/mark-scrolled.ts';

let pressedButton: HTMLButtonElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('click', rememberPress, true);
addEventListener('input', keepText);
addEventListener('submit', forgetTexts);
markScrolled();
setTimeout(skipLateFonts, 1000);
void Promise.race([intent(), painted()])
  .then(loadClient)
  .then(stopSavingDrafts, markScriptMissing)
  .then(replayClick);

function intent(): Promise<unknown> {
  const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'click'];
  const intentAbort = new AbortController();
  const options = { passive: true, capture: true, signal: intentAbort.signal };
  return new Promise((resolve) => {
    const onIntent = (event: Event) => {
      if (isAtRest(event)) return;
      intentAbort.abort();
      resolve(event);
    };
    for (const sign of signs) addEventListener(sign, onIntent, options);
  });
}

/** Chromium fires a synthetic pointermove where a page loads below a resting pointer. */
function isAtRest(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Resolves once the first screen's images are decoded and painted, and the browser is idle. */
async function painted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const images = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.allSettled([...images].map((image) => image.decode()));
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
}

/**
 * Loads the chunks, whose addresses are known to the built page alone, and waits until the page is interactive. Each is
 * evaluated in a task of its own, the entry last: in one, they would hold up a slow processor.
 */
async function loadClient(): Promise<void> {
  const { entry = '', chunks = '' } = document.getElementById('root')?.dataset ?? {};
  const files = [...chunks.split(' ').filter(Boolean), entry];
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file).then(({ ready }: { ready?: unknown }) => ready);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Holds back a click on a button until the script is ready, for five seconds at most if the browser can handle it, such
 * as sending a form. Links and popovers work at once.
 */
function rememberPress(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!control || !event.isTrusted) return;
  const isHeld = control instanceof HTMLButtonElement && !control.hasAttribute('popovertarget');
  pressedButton = isHeld ? control : null;
  clearTimeout(timer);
  if (!isHeld) return;
  event.preventDefault();
  event.stopPropagation();
  if (control.form && control.form.method !== 'dialog') timer = setTimeout(clickPressed, 5000);
}

function stopSavingDrafts(): void {
  removeEventListener('input', keepText);
  removeEventListener('submit', forgetTexts);
}

function markScriptMissing(): void {
  document.documentElement.dataset['script'] = 'missing';
}

function replayClick(): void {
  removeEventListener('click', rememberPress, true);
  clickPressed();
}

function clickPressed(): void {
  pressedButton?.click();
  pressedButton = null;
}

/** Skips a late font swap: text already painted keeps its fallback until the next page. */
function skipLateFonts(): void {
  const style = getComputedStyle(document.documentElement);
  const late = ['serif', 'sans'].filter((stack) => {
    const [font = ''] = style.getPropertyValue(`--${stack}`).split(',');
    return !document.fonts.check(`1em ${font}`);
  });
  if (late.length > 0) document.documentElement.dataset['late'] = late.join(' ');
}

/** Keeps what is typed before the script is ready where the form looks for it. */
function keepText({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  try {
    sessionStorage.setItem(`draft.${target.name}`, target.value);
  } catch {
    // Storage is blocked: the field itself holds the text.
  }
}

/** A message that the browser posts itself isn't offered again. */
function forgetTexts({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
  try {
    for (const name of new FormData(target).keys()) sessionStorage.removeItem(`draft.${name}`);
  } catch {
    // Storage is blocked, and holds nothing.
  }
}
