// What the visitor has typed into the contact form outlives the form: it is kept while another page
// or language is shown, and in the history entry while the page reloads or the visitor is elsewhere.
const draft = new Map<string, string>();
let isKept = false;

/** Notes what a form's fields hold. */
export function noteDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) draft.set(field.name, field.value);
  if (isKept || [...draft.values()].every((value) => value === '')) return;
  isKept = true;
  // Later, on `pagehide`, Chromium forgets it where the page is reloaded.
  window.addEventListener('beforeunload', keepDraftHere);
  window.addEventListener('pagehide', keepDraftHere);
}

/** Puts what was typed before into a form's empty fields. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? '';
  noteDraft(form);
}

/** What to add to `history.state` before a reload. */
export function keepDraft(): { contactDraft: Readonly<Record<string, string>> } {
  return { contactDraft: Object.fromEntries(draft) };
}

/** Adds what was typed to this history entry, which outlives the page: no storage is needed. */
export function keepDraftHere(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(isObject(state) && state), ...keepDraft() }, '');
}

/** Takes back, after a reload, what `keepDraft` put into `history.state`. */
export function takeDraftBack(): void {
  const state: unknown = window.history.state;
  if (!isObject(state) || !isObject(state['contactDraft'])) return;
  for (const [name, value] of Object.entries(state['contactDraft'])) {
    if (typeof value === 'string') draft.set(name, value);
  }
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
