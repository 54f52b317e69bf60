// In: the emphasis of a text. Out: warnings about asterisks within words, as in `Sänger*innen und Spieler*innen`.
import type { Fault } from '../../report/locate.ts';
import { eachNode } from '../rule.ts';

/** Reports emphasis that begins and ends within words. */
export const asterisks = eachNode(({ type, position }, _, text) => {
  if (type !== 'emphasis' && type !== 'strong') return undefined;
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const beside = text.slice(0, start).slice(-1) + text.slice(end, end + 1);
  return bothLetters.test(beside) ? withinWord : undefined;
});

/** Chinese, Japanese and Korean set no spaces around emphasis. */
const bothLetters =
  /^(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})\p{L}){2}$/u;

const withinWord: Fault = {
  code: 'emphasis-within',
  severity: 'warning',
  message: 'The signs within these words are taken for emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them.',
};
