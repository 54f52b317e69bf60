// What the visitor has typed into the contact form outlives the form: it is kept while another page
// or language is shown, and in the history entry while the page reloads or the visitor is elsewhere.
import { isObject } from '../site/is-page.ts';
import { historyState } from './history-state.ts';

const draft = new Map<string, string>();

/** Notes what a form's fields hold. */
export function noteDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) draft.set(field.name, field.value);
  if ([...draft.values()].every((value) => value === '')) return;
  // Later, on `pagehide`, Chromium forgets it where the page is reloaded.
  window.addEventListener('beforeunload', keepDraft);
  window.addEventListener('pagehide', keepDraft);
}

/** Puts what was typed before into a form's empty fields. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? '';
  noteDraft(form);
}

/** What history entries keep of the draft: they outlive the page, so that no storage is needed. */
export function draftState(): { contactDraft: Readonly<Record<string, string>> } {
  return { contactDraft: Object.fromEntries(draft) };
}

/** Adds the draft to this history entry. */
export function keepDraft(): void {
  window.history.replaceState({ ...historyState(), ...draftState() }, '');
}

/** Takes the draft back from this history entry. */
export function takeDraftBack(): void {
  const kept = historyState()['contactDraft'];
  for (const [name, value] of Object.entries(isObject(kept) ? kept : {})) {
    if (typeof value === 'string') draft.set(name, value);
  }
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
