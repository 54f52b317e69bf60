// The interface texts of a language -> those of the kit, which one page needs, and those that any page may need.
import type { KitTexts, Messages, SharedTexts } from '../../content/schema/messages.ts';

/** The texts of the kit for presenters. */
export function kitTexts(messages: Messages): KitTexts {
  return keep<KitTexts>(messages, isOfKit);
}

/** The texts that any page may show. */
export function sharedTexts(messages: Messages): SharedTexts {
  return keep<SharedTexts>(messages, (key) => !isOfKit(key));
}

function isOfKit(key: string): boolean {
  return key.startsWith('kit.');
}

function keep<Texts extends object>(texts: Texts, isKept: (key: string) => boolean): Texts {
  const kept = { ...texts };
  for (const key of Object.keys(kept)) if (!isKept(key)) Reflect.deleteProperty(kept, key);
  return kept;
}
