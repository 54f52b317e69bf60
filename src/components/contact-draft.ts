// What the visitor has typed into the contact form outlives the form: it is kept while another page
// or language is shown, and in every history entry that is visited, from which a reload takes it back.
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isLeaving } from '../site/is-leaving.ts';
import { isObject } from '../site/is-page.ts';
import { historyState } from './history-state.ts';

const draft = new Map<string, string>();

/** Whether something has been typed; what was never begun needs no keeping. */
let isBegun = false;

/** Keeps what was typed through reloads and ways elsewhere, whichever entry they begin at. */
export function useKeptDraft(): void {
  const { key } = useLocation();
  useLayoutEffect(takeDraftBack, []);
  useLayoutEffect(keepDraft, [key]);
}

/** Notes what a form's fields hold. */
export function noteDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) setField(field.name, field.value);
  keepSoon();
}

function setField(name: string, value: string): void {
  draft.set(name, value);
  if (isBegun || value === '') return;
  isBegun = true;
  // For what was typed last. Chromium may forget it all the same where it reloads the page, `pagehide` always.
  window.addEventListener('beforeunload', keepDraft);
  window.addEventListener('pagehide', keepDraft);
}

let pause: number | undefined;

/** Now, and again in a second: Safari allows a hundred changes of an entry in half a minute. */
function keepSoon(): void {
  if (!isBegun || pause !== undefined) return;
  keepDraft();
  pause = window.setTimeout(() => {
    pause = undefined;
    keepDraft();
  }, 1000);
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

/** Adds the draft to this history entry, unless the starter is leaving it with a newer one. */
export function keepDraft(): void {
  if (isBegun && !isLeaving())
    window.history.replaceState({ ...historyState(), ...draftState() }, '');
}

/** What was typed in this document is newer than what its entries keep. */
function takeDraftBack(): void {
  if (isBegun) return;
  const kept = historyState()['contactDraft'];
  for (const [name, value] of Object.entries(isObject(kept) ? kept : {})) {
    if (typeof value === 'string') setField(name, value);
  }
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}
