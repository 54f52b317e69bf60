// Written into every page. The page works without its script, so the script waits until the page
// has painted; clicks made before it is ready are kept and made again.
const patience = 5000;
const root = document.getElementById('root');
const controls = 'button';
const link = 'a[href^="/"]:not([download],[target])';
const held: HTMLElement[] = [];
let started = false;
let isLeaving = false;
let changes = 0;
const { pathname } = location;
let entryState: unknown = history.state;

addEventListener('popstate', openAddress);
addEventListener('click', hold, true);
addEventListener('input', keepDraft);
for (const sign of ['pointerdown', 'pointerover', 'keydown', 'touchstart']) {
  addEventListener(sign, start, { once: true, passive: true, capture: true });
}
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });

/** What has loaded is yet to be decoded, and is painted in the frame after that. */
function whenPainted(): void {
  const first = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  void Promise.allSettled([...first].map((image) => image.decode())).then(() =>
    requestAnimationFrame(() => requestAnimationFrame(whenIdle)),
  );
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 200);
}

function start(): void {
  if (started) return;
  started = true;
  const { entry = '', chunks = '' } = root?.dataset ?? {};
  for (const href of chunks.split(' ').filter(Boolean)) preload(href);
  import(/* @vite-ignore */ entry).then(isReady).then(takeOver, giveUp);
}

/** What client.tsx exports, asked for under an address that only the built page knows. */
function isReady(client: object): unknown {
  // A file that was cut off may run all the same.
  if (!('ready' in client)) throw new Error('The script is not whole.');
  return client.ready;
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** Keeps a click for the script that is still to come. */
function hold(event: MouseEvent): void {
  const target =
    event.target instanceof Element ? event.target.closest(`${controls},${link}`) : null;
  if (!(target instanceof HTMLElement) || event.button) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  // A link is the browser's at once, but another document would know nothing of what is written or waits.
  const mustStay = held.length > 0 || Object.keys(draft()).length > 0;
  if (target instanceof HTMLAnchorElement && !mustStay)
    return isHere(target) ? undefined : browse();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!held.includes(target)) held.push(target);
  start();
  setTimeout(release, patience);
}

/** Whether a link leads to a place on this page, to which the browser goes without leaving it. */
function isHere(to: HTMLAnchorElement): boolean {
  return to.hash !== '' && to.pathname === location.pathname;
}

/** While the browser is on its way to another document, later clicks are its too: the last one counts. */
function browse(): void {
  removeEventListener('click', hold, true);
  addEventListener('click', leaveAlone, true);
  setTimeout(() => removeEventListener('click', leaveAlone, true), patience);
}

/** Hides the press of a link from the page. */
function leaveAlone(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(link))
    event.stopImmediatePropagation();
}

function takeOver(): void {
  if (isLeaving) return;
  removeEventListener('popstate', openAddress);
  removeEventListener('input', keepDraft);
  release();
}

/** From here on the page, or the browser alone, answers. */
function release(): void {
  removeEventListener('click', hold, true);
  for (const target of held.splice(0)) if (target.isConnected) target.click();
}

/** Entries that a router has made share this document: without one, Back would change nothing but the address. */
function openAddress(event: PopStateEvent): void {
  if (location.pathname === pathname && !isLeaving) return;
  // A router that is just being made would show another page than the one that is here.
  event.stopImmediatePropagation();
  // Back comes after what waits, and what is clicked from here on is the browser's.
  held.length = 0;
  removeEventListener('click', hold, true);
  isLeaving = true;
  const there = asObject(history.state);
  const contactDraft = { ...asObject(there['contactDraft']), ...draft() };
  history.replaceState({ ...there, contactDraft }, '');
  document.documentElement.dataset['script'] = 'leaving';
  location.reload();
}

/** Keeps what is written at once: a reload takes it back, and what is emptied stays empty once the script is there. */
function keepDraft({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  // Safari allows a hundred changes of an entry in half a minute.
  if (isLeaving || (changes += 1) > 50) return;
  const contactDraft = { ...draft(), [target.name]: target.value };
  entryState = { ...asObject(history.state), contactDraft };
  history.replaceState(entryState, '');
}

/** What is written into the contact form by now, or was before this document was loaded anew. */
function draft(): Readonly<Record<string, unknown>> {
  const form = document.querySelector<HTMLFormElement>('main form') ?? undefined;
  const written = [...new FormData(form)].filter(([, text]) => text !== '');
  return { ...asObject(asObject(entryState)['contactDraft']), ...Object.fromEntries(written) };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function giveUp(): void {
  document.documentElement.dataset['script'] = 'missing';
  removeEventListener('input', keepDraft);
  release();
}
