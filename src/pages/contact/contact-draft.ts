// The text of the contact form's fields, kept for as long as the tab is open. Until the script is ready, starter.ts
// writes to the same place.

export type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** Keeps a field's text through navigation, a change of language and a reload. */
export function saveDraft({ name, value }: FormControl): void {
  drafts().setItem(keyOf(name), value);
}

/** Forgets the texts of a message, unless others were written since; returns whether it did. */
export function clearSentDraft(message: URLSearchParams): boolean {
  const isLatest = [...message].every(([name, value]) => (keptText(name) ?? value) === value);
  if (isLatest) for (const name of message.keys()) drafts().removeItem(keyOf(name));
  return isLatest;
}

/** A `ref` that fills a field with its kept text, or keeps what was typed into it before the script was ready. */
export function restoreDraft(field: FormControl | null): void {
  if (!field) return;
  field.value ||= keptText(field.name) ?? '';
  if (field.value) saveDraft(field);
}

function keptText(name: string): string | null {
  return drafts().getItem(keyOf(name));
}

function keyOf(name: string): string {
  return `draft.${name}`;
}

/** The storage of the tab or, where that is blocked, of the document. */
function drafts(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.sessionStorage;
  } catch {
    return memory;
  }
}

const texts = new Map<string, string>();

const memory = {
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
};
