// Every rule for bodies. `content:check` and the build run this list and no other, so a rule is added here only.
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
 * Remark plugins that report with `file.message()`: an error where the message is `fatal`, a warning elsewhere;
 * `ruleId` is the problem's code, `note` its hint.
 */
export const bodyRules: Pluggable[] = [
  limitNesting,
  refuseNodes,
  checkElements,
  checkLinks,
  checkHeadings,
  checkReferences,
  checkWords,
  // What follows changes the tree.
  wrapPhrases,
];

/** The rules for fields of one line: those for bodies, and that there is nothing but phrases. */
export const phraseRules: Pluggable[] = [...bodyRules, refuseBlocks];
