// The contact form's draft outlives the form: it stays in memory while another page or language is
// shown, and in the state of every visited history entry, from which a reload restores it.
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isLeaving } from '../site/is-leaving.ts';
import { isObject } from '../site/is-page.ts';
import { historyState } from './history-state.ts';

const draft = new Map<string, string>();

/** Whether anything has been typed; an empty draft isn't saved. */
let hasDraft = false;

/** Preserves the draft across reloads and navigations from any history entry. */
export function useKeptDraft(): void {
  const { key } = useLocation();
  useLayoutEffect(restoreFromEntry, []);
  useLayoutEffect(keepDraft, [key]);
}

/** Records the values of a form's fields. */
export function noteDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) setField(field.name, field.value);
  keepThrottled();
}

function setField(name: string, value: string): void {
  draft.set(name, value);
  if (hasDraft || value === '') return;
  hasDraft = true;
  // For changes within the throttle's last second. On a reload Chromium may drop the state that
  // `beforeunload` saves, and always drops that of `pagehide`.
  window.addEventListener('beforeunload', keepDraft);
  window.addEventListener('pagehide', keepDraft);
}

let throttleTimer: number | undefined;

/** Throttled to once a second, with a trailing call: Safari allows 100 `replaceState` calls in 30 seconds. */
function keepThrottled(): void {
  if (!hasDraft || throttleTimer !== undefined) return;
  keepDraft();
  throttleTimer = window.setTimeout(() => {
    throttleTimer = undefined;
    keepDraft();
  }, 1000);
}

/** Fills a form's empty fields from the draft. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value ||= draft.get(field.name) ?? '';
  noteDraft(form);
}

/** The draft as part of a history entry's state, which survives a reload, so that no storage is needed. */
export function draftState(): { contactDraft: Readonly<Record<string, string>> } {
  return { contactDraft: Object.fromEntries(draft) };
}

/** Saves the draft to the current history entry, unless the starter is leaving it with a newer one. */
export function keepDraft(): void {
  if (hasDraft && !isLeaving())
    window.history.replaceState({ ...historyState(), ...draftState() }, '');
}

/** Restores the draft from the history entry; one begun in this document is newer and stays. */
function restoreFromEntry(): void {
  if (hasDraft) return;
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
