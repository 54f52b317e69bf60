// Inlined into every page. A `<script>` for the client would delay the first paint: this loads it after the paint or on
// the first user interaction, and then replays the last click.
import { markScrolled } from '../shell/mark-scrolled.ts';

let pressedButton: HTMLButtonElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('click', deferClick, true);
addEventListener('input', saveDraft);
addEventListener('submit', removeDrafts);
markScrolled();
setTimeout(skipLateFonts, 1000);
void Promise.race([untilIntent(), untilPainted()])
  .then(loadClient)
  .then(stopSavingDrafts, markScriptMissing)
  .then(replayClick);

/** Resolves at the first user interaction. */
function untilIntent(): Promise<unknown> {
  const eventTypes = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'click'];
  const intentAbort = new AbortController();
  const options = { passive: true, capture: true, signal: intentAbort.signal };
  return new Promise((resolve) => {
    const onIntent = (event: Event) => {
      if (isSynthetic(event)) return;
      intentAbort.abort();
      resolve(event);
    };
    for (const type of eventTypes) addEventListener(type, onIntent, options);
  });
}

/** Chromium fires a synthetic pointermove when a page loads below a resting pointer. */
function isSynthetic(event: Event): boolean {
  return (
    event instanceof MouseEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

/** Resolves when the images above the fold are decoded and painted, and the browser is idle. */
async function untilPainted(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const images = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.allSettled([...images].map((image) => image.decode()));
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  if ('requestIdleCallback' in window)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
}

/**
 * Loads the chunks, whose URLs are attributes of the built page, and waits until the page is interactive. Each chunk is
 * evaluated in a separate task, the entry last, to avoid one long task.
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
 * Defers a click on a button until the script is ready, or for at most five seconds if the browser can handle it, such as
 * the submission of a form. Links and popovers work without the script.
 */
function deferClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null;
  if (!control || !event.isTrusted) return;
  const isDeferred = control instanceof HTMLButtonElement && !control.hasAttribute('popovertarget');
  pressedButton = isDeferred ? control : null;
  clearTimeout(timer);
  if (!isDeferred) return;
  event.preventDefault();
  event.stopPropagation();
  if (control.form && control.form.method !== 'dialog') timer = setTimeout(clickPressed, 5000);
}

function stopSavingDrafts(): void {
  removeEventListener('input', saveDraft);
  removeEventListener('submit', removeDrafts);
}

function markScriptMissing(): void {
  document.documentElement.dataset['script'] = 'missing';
}

function replayClick(): void {
  removeEventListener('click', deferClick, true);
  clickPressed();
}

function clickPressed(): void {
  pressedButton?.click();
  pressedButton = null;
}

/** Skips a late font swap: painted text remains in its fallback font until the next page. */
function skipLateFonts(): void {
  const style = getComputedStyle(document.documentElement);
  const late = ['serif', 'sans'].filter((stack) => {
    const [font = ''] = style.getPropertyValue(`--${stack}`).split(',');
    return !document.fonts.check(`1em ${font}`);
  });
  if (late.length > 0) document.documentElement.dataset['late'] = late.join(' ');
}

/** Saves text typed before the script is ready, under the key that the form reads. */
function saveDraft({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  try {
    sessionStorage.setItem(`draft.${target.name}`, target.value);
  } catch {
    // Storage is blocked: the text remains in the field.
  }
}

/** Removes the drafts of a message that the browser submits itself. */
function removeDrafts({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
  try {
    for (const name of new FormData(target).keys()) sessionStorage.removeItem(`draft.${name}`);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}
