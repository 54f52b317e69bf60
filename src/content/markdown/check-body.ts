// In: the text of a body or of a phrase. Out: its findings, and its links into the site.
import type { Root } from 'mdast';
import { mediaOf, type Caption, captionsIn, type Medium } from './figures.ts';
import {
  positionOf,
  type Fault,
  type Finding,
  problemAt,
  type Located,
  type Span,
} from '../report/locate.ts';
import { bodySyntax, phraseSyntax } from './read-syntax.ts';
import { findingAt, type Rule } from './rule.ts';
import { bodyRules, phraseRules } from './rules.ts';
import { type SiteLink, siteLinksIn } from './rules/links.ts';
import type { Problem } from '../report/problem.ts';
import { holdsIn } from '../report/unexpected-text.ts';
import { checkSiteAddress, type SiteAddresses } from './link-targets.ts';

/** The findings of a body by itself, and what depends on other files: its links into the site, its pictures and sounds. */
export interface CheckedBody {
  readonly findings: readonly Finding[];
  readonly siteLinks: readonly SiteLink[];
  readonly media: readonly (Medium & Span)[];
}

/** The findings of a body, and its tree unless its syntax is broken. */
interface CheckedTree extends CheckedBody {
  readonly tree?: Root;
}

/** Checks the syntax of a body, then applies every rule. */
export function checkBody(text: string): CheckedTree {
  return check(text, bodySyntax(text), bodyRules);
}

/** Checks a phrase; rules are worded for bodies, so their messages are adapted. */
export function checkPhrase(text: string): readonly Finding[] {
  return check(text, phraseSyntax(text), phraseRules).findings.map((finding) => ({
    ...finding,
    message: finding.message.replace(/\b(a|the) body\b/i, '$1 field'),
    hint: phraseHints.get(finding.code) ?? finding.hint,
  }));
}

/** The hints that differ in phrases: these have no second entry to go on in, and hold neither code nor lists. */
const phraseHints: ReadonlyMap<string, string> = new Map([
  ['body-length', 'Shorten it.'],
  ['lines-joined', 'Write `<br />` at the end of each that a new line follows.'],
  ['list-bullet', 'Write them as one sentence, or below the second `---`.'],
]);

function check(
  text: string,
  { tree, findings }: ReturnType<typeof bodySyntax>,
  rules: readonly Rule[],
): CheckedTree {
  if (!tree) return { findings: [...findings], siteLinks: [], media: [] };
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
    media: mediaOf(tree),
  };
}

/** A fault of a phrase as that of a caption; Markdown takes the first backslash of a picture's for itself. */
function ofCaption({ node }: Caption, { message, hint, ...fault }: Fault): Fault {
  const captionFault = { ...fault, message: message.replace('field', 'caption') };
  if (hint === undefined) return captionFault;
  return { ...captionFault, hint: node.type === 'image' ? hint.replaceAll('\\', '\\\\') : hint };
}

/** Drops what an error most likely causes: signs of emphasis and joined lines where it stands, and what is told of a letter in it. */
function withoutConsequential(findings: readonly Finding[], text: string): Finding[] {
  const errors = findings.filter(({ severity }) => severity !== 'warning');
  const lineOf = ({ start }: Finding) => positionOf(text, start).line;
  const broken = new Set(errors.map(lineOf));
  return findings.filter((each) => {
    if (each.code === 'lines-joined') return !broken.has(lineOf(each));
    const isWithin = (error: Finding) =>
      error !== each && error.start <= each.start && each.end <= error.end;
    return !each.code.startsWith('text-') || !errors.some(isWithin);
  });
}

/** The findings of a body as problems, its links into the site included where `addresses` are given. */
export function problemsIn(
  source: Located,
  { findings, siteLinks }: CheckedBody,
  addresses?: SiteAddresses,
): Problem[] {
  const broken = siteLinks.flatMap(({ url, ...place }) => {
    const fault = addresses && checkSiteAddress(url, addresses.known, addresses.withDrafts);
    return fault ? [{ ...place, ...fault }] : [];
  });
  const relevant = findings.filter((found) => holdsIn(source.file, found));
  return [...relevant, ...broken].map((finding) => problemAt(source, finding, finding));
}
