import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { Choices, ListedWork } from './list-view.ts';

/** Separates the ids of choices in a fragment. */
const separator = '+';

/** The ids of the choices that the fragment makes; none until hydration, while `:target` narrows by one of them. */
export function useChosen(ids: readonly string[]) {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const named = isHydrated ? hash.slice(1).split(separator) : [];
  return { chosen: ids.filter((id) => named.includes(id)), isHydrated };
}

/** What is chosen once a choice is made, in place of another of its row. */
export function withChoice(
  id: string,
  { choices }: Choices,
  chosen: readonly string[],
): readonly string[] {
  return [...chosen.filter((each) => !choices.some((choice) => choice.id === each)), id];
}

/** The fragment that makes some choices. */
export function fragmentOf(chosen: readonly string[]): string {
  return chosen.join(separator);
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
