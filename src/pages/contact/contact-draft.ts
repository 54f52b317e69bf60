// The text of the contact form's fields, kept for as long as the tab is open. Until the script is ready, starter.ts
// writes to the same place.

export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Stands in for `sessionStorage` where that is blocked, for as long as the document is open. */
const memory = new Map<string, string>();

/** Keeps a field's text through navigation, a change of language and a reload. */
export function keepText({ name, value }: Control): void {
  try {
    window.sessionStorage.setItem(keyOf(name), value);
  } catch {
    memory.set(name, value);
  }
}

/** Forgets the texts of a message, unless others were written since; returns whether it did. */
export function forgetSent(message: URLSearchParams): boolean {
  const isLatest = [...message].every(([name, value]) => (keptText(name) ?? value) === value);
  if (isLatest) for (const name of message.keys()) forgetText(name);
  return isLatest;
}

function forgetText(name: string): void {
  memory.delete(name);
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Storage is blocked, and holds nothing.
  }
}

/** A `ref` that fills a field with its kept text; without one keeps what was typed into it before the script was ready. */
export function restoreText(field: Control | null): void {
  if (!field) return;
  field.value = keptText(field.name) ?? field.value;
  if (field.value) keepText(field);
}

function keptText(name: string): string | null | undefined {
  try {
    return window.sessionStorage.getItem(keyOf(name));
  } catch {
    return memory.get(name);
  }
}

function keyOf(name: string): string {
  return `draft.${name}`;
}
