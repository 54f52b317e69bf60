// Inlined into every page. The page works without its script, so the script loads only after the
// first paint; clicks made before it is ready are queued and replayed.
const maxWait = 5000;
const root = document.getElementById('root');
const controls = 'button';
const link = 'a[href^="/"]:not([download],[target])';
const queue: HTMLElement[] = [];
let started = false;
let isLeaving = false;
let saves = 0;
const { pathname } = location;
let entryState: unknown = history.state;

addEventListener('popstate', reloadEntry);
addEventListener('click', queueClick, true);
addEventListener('input', saveDraft);
for (const eventType of ['pointerdown', 'pointerover', 'keydown', 'touchstart']) {
  addEventListener(eventType, start, { once: true, passive: true, capture: true });
}
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });

/** Loaded images still have to be decoded, and are painted in the frame after that. */
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
  import(/* @vite-ignore */ entry).then(readyOf).then(handOver, giveUp);
}

/** The promise that client.tsx exports; its URL is known to the built page alone. */
function readyOf(client: object): unknown {
  // A truncated file may still run, without reaching its exports.
  if (!('ready' in client)) throw new Error('The script is not whole.');
  return client.ready;
}

function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}

/** Queues a click until the script is ready. */
function queueClick(event: MouseEvent): void {
  const target =
    event.target instanceof Element ? event.target.closest(`${controls},${link}`) : null;
  if (!(target instanceof HTMLElement) || event.button) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  // The browser may follow a link at once, unless leaving would lose a draft or queued clicks.
  const mustStay = queue.length > 0 || Object.keys(draft()).length > 0;
  if (target instanceof HTMLAnchorElement && !mustStay)
    return isFragmentLink(target) ? undefined : leaveLinksToBrowser();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!queue.includes(target)) queue.push(target);
  start();
  setTimeout(replayClicks, maxWait);
}

/** Whether a link is a fragment link, which doesn't leave the page. */
function isFragmentLink(to: HTMLAnchorElement): boolean {
  return to.hash !== '' && to.pathname === location.pathname;
}

/** While the browser loads another document it handles later clicks on links, too: the last one wins. */
function leaveLinksToBrowser(): void {
  removeEventListener('click', queueClick, true);
  addEventListener('click', hideFromRouter, true);
  setTimeout(() => removeEventListener('click', hideFromRouter, true), maxWait);
}

/** Hides a click on a link from the router. */
function hideFromRouter(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(link))
    event.stopImmediatePropagation();
}

function handOver(): void {
  if (isLeaving) return;
  removeEventListener('popstate', reloadEntry);
  removeEventListener('input', saveDraft);
  replayClicks();
}

/** Replays the queued clicks; later ones go to the page. */
function replayClicks(): void {
  removeEventListener('click', queueClick, true);
  for (const target of queue.splice(0)) if (target.isConnected) target.click();
}

/** History entries that a router pushed share this document: without a router, Back would change only the URL. */
function reloadEntry(event: PopStateEvent): void {
  if (location.pathname === pathname && !isLeaving) return;
  // A router under construction would render another page than the prerendered one.
  event.stopImmediatePropagation();
  // Back supersedes the queued clicks; the browser handles later ones.
  queue.length = 0;
  removeEventListener('click', queueClick, true);
  isLeaving = true;
  const state = asObject(history.state);
  const contactDraft = { ...asObject(state['contactDraft']), ...draft() };
  history.replaceState({ ...state, contactDraft }, '');
  document.documentElement.dataset['script'] = 'leaving';
  location.reload();
}

/** Saves each change to the history entry: a reload restores it, and a field that was emptied stays empty. */
function saveDraft({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  // Safari allows 100 `replaceState` calls in 30 seconds.
  if (isLeaving || (saves += 1) > 50) return;
  const contactDraft = { ...draft(), [target.name]: target.value };
  entryState = { ...asObject(history.state), contactDraft };
  history.replaceState(entryState, '');
}

/** The contact form's draft: what the history entry keeps, overridden by non-empty fields. */
function draft(): Readonly<Record<string, unknown>> {
  const form = document.querySelector<HTMLFormElement>('main form') ?? undefined;
  const filled = [...new FormData(form)].filter(([, text]) => text !== '');
  return { ...asObject(asObject(entryState)['contactDraft']), ...Object.fromEntries(filled) };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function giveUp(): void {
  document.documentElement.dataset['script'] = 'missing';
  removeEventListener('input', saveDraft);
  replayClicks();
}
