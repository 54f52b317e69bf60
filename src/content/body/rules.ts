// All rules for bodies, for `content:check` and the build alike.
import type { Pluggable } from 'unified';
import { checkElements } from './check-element.ts';
import { checkLinks } from './check-links.ts';
import {
  checkHeadings,
  checkReferences,
  checkWords,
  limitNesting,
  refuseBlocks,
  refuseNodes,
} from './check-nodes.ts';
import { wrapPhrases } from './wrap-phrases.ts';

/**
 * Remark plugins that report with `file.message()`: a `fatal` message is an error, any other a warning; `ruleId` is
 * the problem's code, `note` its hint.
 */
export const bodyRules: Pluggable[] = [
  limitNesting,
  refuseNodes,
  checkElements,
  checkLinks,
  checkHeadings,
  checkReferences,
  checkWords,
  // Last, since it changes the tree.
  wrapPhrases,
];

/** The rules for phrases: those for bodies, and that there are no blocks. */
export const phraseRules: Pluggable[] = [...bodyRules, refuseBlocks];
