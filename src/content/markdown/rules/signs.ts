// In: the tree of a body or a phrase. Out: asterisks within words, and letters that no font of the site has.
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
  return twoLetters.test(neighbours) ? withinWord : undefined;
});

/** Except of Chinese, Japanese and Korean, which have no spaces around emphasis. */
const twoLetters =
  /^(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul})\p{L}){2}$/u;

const withinWord: Issue = {
  code: 'emphasis-within',
  severity: 'warning',
  message: 'The signs within these words mean emphasis, and aren’t shown.',
  hint: 'Write `\\*` for each of them.',
};

/** Reports the first word without glyphs of each block and caption, except in `<Lang>` and bare addresses. */
export function letters(tree: Root, text: string): Issue[] {
  const blockIssues = tree.children.flatMap((block) =>
    mdastTextsOf(block)
      .filter(({ value }) => !/^(?:https?:\/\/|www\.)/i.test(value))
      .flatMap(({ position }) => {
        const start = position?.start.offset ?? 0;
        const issue = wordWithoutGlyphs(text.slice(start, position?.end.offset), true);
        return issue ? shiftIssue(issue, start) : [];
      })
      .slice(0, 1),
  );
  const captionIssues = captionsIn(tree).flatMap((caption) => {
    const issue = wordWithoutGlyphs(caption.text, true);
    return issue ? { ...issue, ...spanOf(caption.node) } : [];
  });
  return [...blockIssues, ...captionIssues];
}
