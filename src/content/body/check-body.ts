// In: the text of a body or of a phrase. Out: its findings, and its links into the site.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { z } from 'zod';
import { positionOf, type Fault, type Finding } from '../problem/locate.ts';
import { parseBody, parsePhrase } from './parser.ts';
import { type Caption, captionsIn } from './figures.ts';
import { readSyntax } from './read-syntax.ts';
import { findingAt, type Rule } from './rule.ts';
import { bodyRules, phraseRules } from './rules.ts';
import { siteLinksIn } from './rules/links.ts';

const spanSchema = z.object({ start: z.number(), end: z.number() });
const findingSchema = spanSchema.extend({
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  severity: z.exactOptional(z.enum(['error', 'warning'])),
});

/** The schema of cached results. */
export const checkedBodySchema = z.object({
  findings: z.array(findingSchema),
  siteLinks: z.array(spanSchema.extend({ url: z.string() })),
});

/** The findings of a body by itself, and its links into the site, which depend on other files. */
export type CheckedBody = z.infer<typeof checkedBodySchema>;

/** Checks the syntax of a body, then applies every rule. */
export function checkBody(text: string): CheckedBody {
  const { tree, ...checked } = check(text, parseBody, bodyRules);
  const isSound = checked.findings.every(({ severity }) => severity === 'warning');
  if (tree && isSound && trees.size < mostTrees) trees.set(text, tree);
  return checked;
}

/** The tree of a body, to compile it: that of its check, or else a new one. Throws a `VFileMessage` for an error. */
export function treeOfBody(text: string, file: VFile): Root {
  const known = trees.get(text);
  if (trees.delete(text) && known) return known;
  const { tree, findings } = check(text, parseBody, bodyRules);
  const error = findings.find(({ severity = 'error' }) => severity === 'error');
  if (error)
    file.fail(error.message, {
      place: positionOf(text, error.start),
      ruleId: error.code,
      source: 'content',
    });
  if (!tree) throw new Error('A body without a syntax error has no tree.');
  return tree;
}

// At 1,000 works the compiler would parse 1,500 bodies again, for an eighth of a build's CPU time.
const mostTrees = 2000;

/** The trees of bodies without an error by text, each until it is compiled. */
const trees = new Map<string, Root>();

/** Checks a phrase; rules are worded for bodies, so their messages are adapted. */
export function checkPhrase(text: string): readonly Finding[] {
  return check(text, parsePhrase, phraseRules).findings.map((finding) => ({
    ...finding,
    message: finding.message.replace(/\b(a|the) body\b/i, '$1 field'),
    hint: phraseHints.get(finding.code) ?? finding.hint,
  }));
}

/** The hints that differ in phrases: these have no second entry to go on in, and hold neither code nor lists. */
const phraseHints: ReadonlyMap<string, string> = new Map([
  ['body-length', 'Shorten it.'],
  ['code-unclosed', 'Delete it.'],
  ['list-bullet', 'Write them as one sentence, or below the second `---`.'],
]);

interface CheckedTree extends CheckedBody {
  readonly tree?: Root;
}

function check(text: string, parse: typeof parseBody, rules: readonly Rule[]): CheckedTree {
  const { tree, findings } = readSyntax(text, parse);
  if (!tree) return { findings: [...findings], siteLinks: [] };
  const found = rules.flatMap((rule) => rule(tree, text));
  const inCaptions = captionsIn(tree).flatMap((caption) =>
    checkPhrase(caption.text).map((fault) =>
      findingAt(caption.node, ofCaption(caption, fault), text),
    ),
  );
  return {
    tree,
    findings: withoutConsequential([...findings, ...found, ...inCaptions], text),
    siteLinks: siteLinksIn(tree),
  };
}

/** A fault of a phrase as that of a caption; Markdown takes the first backslash of a picture's for itself. */
function ofCaption({ node }: Caption, { message, hint, ...fault }: Fault): Fault {
  const own = { ...fault, message: message.replace('field', 'caption') };
  if (hint === undefined) return own;
  return { ...own, hint: node.type === 'image' ? hint.replaceAll('\\', '\\\\') : hint };
}

/** Drops warnings about words in lines with an error, which most likely causes them. */
function withoutConsequential(findings: readonly Finding[], text: string): Finding[] {
  const isConsequential = ({ code }: Finding) => /^(?:text-|(?:emphasis|code)-unclosed)/.test(code);
  const lineOf = ({ start }: Finding) => positionOf(text, start).line;
  const broken = new Set(findings.filter((each) => !isConsequential(each)).map(lineOf));
  return findings.filter((each) => !isConsequential(each) || !broken.has(lineOf(each)));
}
