// The text of the contact form's fields, stored while the tab is open. Before hydration, starter.ts writes to the same
// storage.

export type FormControl = HTMLInputElement | HTMLTextAreaElement;

/** Stores a field's text, so that it survives navigation, a change of language and a reload. */
export function saveDraft({ name, value }: FormControl): void {
  drafts().setItem(keyOf(name), value);
}

/** Deletes the texts of a message, unless they were edited since; returns whether it did. */
export function clearSentDraft(message: URLSearchParams): boolean {
  const isUnedited = [...message].every(([name, value]) => (storedText(name) ?? value) === value);
  if (isUnedited) for (const name of message.keys()) drafts().removeItem(keyOf(name));
  return isUnedited;
}

/** A `ref` that fills a field with its stored text, or stores what was typed before hydration. */
export function restoreDraft(field: FormControl | null): void {
  if (!field) return;
  field.value ||= storedText(field.name) ?? '';
  if (field.value) saveDraft(field);
}

function storedText(name: string): string | null {
  return drafts().getItem(keyOf(name));
}

function keyOf(name: string): string {
  return `draft.${name}`;
}

/** `sessionStorage` or, if that is blocked, memory. */
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
