// In: the texts of a body. Out: words in letters that no font of the site draws.
import type { Root } from 'mdast';
import { shifted, type Finding } from '../../report/locate.ts';
import { wordWithoutGlyphs } from '../../report/unexpected-text.ts';
import { captionsIn } from '../figures.ts';
import { findingAt } from '../rule.ts';
import { textsOf } from '../typeset-body.ts';

/** Reports the first such word of each block and caption, but for those in `<Lang>` and in bare addresses. */
export function letters(tree: Root, text: string): Finding[] {
  const inBlocks = tree.children.flatMap((block) =>
    textsOf(block)
      .filter(({ value }) => !/^(?:https?:\/\/|www\.)/i.test(value))
      .flatMap(({ position }) => {
        const start = position?.start.offset ?? 0;
        const found = wordWithoutGlyphs(text.slice(start, position?.end.offset), true);
        return found ? shifted(found, start) : [];
      })
      .slice(0, 1),
  );
  const inCaptions = captionsIn(tree).flatMap((caption) => {
    const found = wordWithoutGlyphs(caption.text, true);
    return found ? findingAt(caption.node, found, text) : [];
  });
  return [...inBlocks, ...inCaptions];
}
