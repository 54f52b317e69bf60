// All rules for bodies, in `content:check` and the build; they are defined in rules/.
import { unexpectedCharacters } from '../report/unexpected-text.ts';
import { type Rule, nesting } from './rule.ts';
import { asterisks, letters } from './rules/signs.ts';
import { blocks } from './rules/blocks.ts';
import { elements } from './rules/elements.ts';
import { headings, nodes, tables } from './rules/nodes.ts';
import { lines, lists } from './rules/lines.ts';
import { links, brokenLinks } from './rules/links.ts';
import { pictures } from './rules/pictures.ts';

const commonRules = [nesting, nodes, elements, links, headings, brokenLinks, asterisks, lines];

const characters: Rule = (_, text) => unexpectedCharacters(text);

export const bodyRules: Rule[] = [...commonRules, characters, letters, pictures, lists, tables];

/** The rules for phrases, which have no blocks; their characters are checked as those of all values. */
export const phraseRules: readonly Rule[] = [...commonRules, blocks];
