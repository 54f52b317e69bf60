// All rules for bodies, for `content:check` and the build alike.
import type { Pluggable } from 'unified';
import { checkElements } from './check-element.ts';
import { checkLinks } from './check-links.ts';
import {
  checkHeadings,
  checkReferences,
  limitNesting,
  refuseBlocks,
  refuseNodes,
} from './check-nodes.ts';
import { checkDefinitions, checkFactors, checkLists, checkTables } from './check-swallowed.ts';
import { checkCharacters, checkEmphasis } from './check-words.ts';
import { trimAutolinks } from './trim-autolinks.ts';
import { wrapPhrases } from './wrap-phrases.ts';

const commonRules: Pluggable[] = [
  limitNesting,
  // First, since the links that it cuts are checked.
  trimAutolinks,
  refuseNodes,
  checkElements,
  checkLinks,
  checkHeadings,
  checkReferences,
  checkEmphasis,
  checkFactors,
  // Last, since it changes the tree.
  wrapPhrases,
];

/**
 * Remark plugins that report with `file.message()`: a `fatal` message is an error, any other a warning; `ruleId` is
 * the problem's code, `note` its hint.
 */
export const bodyRules: Pluggable[] = [
  checkCharacters,
  checkLists,
  checkTables,
  checkDefinitions,
  ...commonRules,
];

/** The rules for phrases: there are no blocks; their characters are checked with all values, as they are written. */
export const phraseRules: Pluggable[] = [...commonRules, refuseBlocks];
