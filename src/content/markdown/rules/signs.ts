// In: the tree of a body or of a phrase. Out: asterisks within words, and letters that no font of the site draws.
import type { Root } from 'mdast';
import { type Issue, shiftIssue } from '../../report/locate.ts';
import { eachNode, spanOf } from '../rule.ts';
import { wordWithoutGlyphs } from '../../report/unexpected-text.ts';
import { captionsIn } from '../figures.ts';
import { mdastTextsOf } from '../typeset-body.ts';

/** Reports emphasis that begins and ends within words. */
export const asterisks = eachNode(({ type, position }, _, text) => {
  if (type !== 'emphasis' && type !== 'strong') return undefined;
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
  const neighbours = text.slice(0, start).slice(-1) + text.slice(end, end + 1);
  return bothLetters.test(neighbours) ? withinWord : undefined;
});

/** Chinese, Japanese and Korean set no spaces around emphasis. */
const bothLetters =
  /^(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})\p{L}){2}$/u;

const withinWord: Issue = {
  code: 'emphasis-within',
  severity: 'warning',
  message: 'The signs within these words are taken for emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them.',
};

/** Reports the first such word of each block and caption, but for those in `<Lang>` and in bare addresses. */
export function letters(tree: Root, text: string): Issue[] {
  const inBlocks = tree.children.flatMap((block) =>
    mdastTextsOf(block)
      .filter(({ value }) => !/^(?:https?:\/\/|www\.)/i.test(value))
      .flatMap(({ position }) => {
        const start = position?.start.offset ?? 0;
        const found = wordWithoutGlyphs(text.slice(start, position?.end.offset), true);
        return found ? shiftIssue(found, start) : [];
      })
      .slice(0, 1),
  );
  const inCaptions = captionsIn(tree).flatMap((caption) => {
    const found = wordWithoutGlyphs(caption.text, true);
    return found ? { ...found, ...spanOf(caption.node) } : [];
  });
  return [...inBlocks, ...inCaptions];
}
