// In: the emphasis of a text. Out: warnings about asterisks that aren't meant for any.
import type { Emphasis, Nodes, Strong } from 'mdast';
import type { Fault } from '../../problem/locate.ts';
import { eachNode } from '../rule.ts';

/** Reports asterisks between numbers or within a word, which Markdown takes for emphasis. */
export const asterisks = eachNode((node, _, text) => {
  if (node.type !== 'emphasis' && node.type !== 'strong') return undefined;
  if (isBetweenNumbers(node, text)) return factors;
  return isWithinWord(node, text) ? withinWord : undefined;
});

function isBetweenNumbers({ position, children }: Emphasis | Strong, text: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const [first]: readonly (Nodes | undefined)[] = children;
  const isNumber = (sign: string | undefined) => sign !== undefined && /\d/.test(sign);
  return (
    first?.type === 'text' &&
    isNumber(first.value[0]) &&
    (isNumber(text[start - 1]) || isNumber(text[end]))
  );
}

/** Whether emphasis begins and ends within words, as the signs of `Sänger*innen und Spieler*innen` do. */
function isWithinWord({ position }: Emphasis | Strong, text: string): boolean {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const beside = text.slice(0, start).slice(-1) + text.slice(end, end + 1);
  return bothLetters.test(beside);
}

/** Chinese, Japanese and Korean set no spaces around emphasis. */
const bothLetters =
  /^(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})\p{L}){2}$/u;

const withinWord: Fault = {
  code: 'emphasis-within',
  severity: 'warning',
  message: 'The signs within these words are taken for emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them.',
};

const factors: Fault = {
  code: 'emphasis-factor',
  severity: 'warning',
  message: 'The signs between these numbers are taken for emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them, or `×`.',
};
