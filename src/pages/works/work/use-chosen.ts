import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Choices, ListedWork } from './list-view.ts';

/** Separates the ids of choices in a fragment. */
const separator = '+';

/** The name under which a fragment has the words that were typed. */
const wordsKey = 'find';

/**
 * What the fragment narrows the list by: the ids of choices, and words, which `type` puts there. Nothing until hydration,
 * while `:target` narrows by one choice.
 */
export function useChosen(ids: readonly string[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const named = isHydrated ? hash.slice(1).split(separator) : [];
  const chosen = ids.filter((id) => named.includes(id));
  const found = named.find((part) => part.startsWith(`${wordsKey}=`));
  function type(words: string) {
    // A field has to show each letter at once.
    const options = { replace: true, preventScrollReset: true, flushSync: true };
    void navigate({ hash: fragmentOf(chosen, words) }, options);
  }
  const words = new URLSearchParams(found).get(wordsKey) ?? '';
  return { chosen, words, type, isHydrated };
}

/** What is chosen once a choice is made, in place of another of its row. */
export function withChoice(
  id: string,
  { choices }: Choices,
  chosen: readonly string[],
): readonly string[] {
  return [...chosen.filter((each) => !choices.some((choice) => choice.id === each)), id];
}

/** The fragment that makes some choices, and holds words. */
export function fragmentOf(chosen: readonly string[], words: string): string {
  const parts = words === '' ? chosen : [...chosen, `${wordsKey}=${encodeURIComponent(words)}`];
  return parts.join(separator);
}

/** Whether a work answers to all that is chosen. */
export function answersTo({ answers }: ListedWork, chosen: readonly string[]): boolean {
  return chosen.every((id) => answers.includes(id));
}

/** Whether a work's number, title, composer, players or group hold all words that were typed. */
export function holdsWords(work: ListedWork, words: string): boolean {
  const { number, title, composer, instrumentation, groupName } = work;
  const texts = [number, title.value, composer?.value, instrumentation?.value, groupName.value];
  const text = plain(texts.join(' '));
  return plain(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
