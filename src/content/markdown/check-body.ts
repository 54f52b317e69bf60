// In: the text of a body or of a phrase. Out: its findings, and its links into the site.
import type { Root } from 'mdast';
import { mediaOf, captionsIn, type Medium } from './figures.ts';
import {
  positionOf,
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

export function checkPhrase(text: string): readonly Finding[] {
  return check(text, phraseSyntax(text), phraseRules).findings;
}

function check(
  text: string,
  { tree, findings }: ReturnType<typeof bodySyntax>,
  rules: readonly Rule[],
): CheckedTree {
  if (!tree) return { findings: [...findings], siteLinks: [], media: [] };
  const found = rules.flatMap((rule) => rule(tree, text));
  const inCaptions = captionsIn(tree).flatMap(({ node, text: caption }) =>
    checkPhrase(caption).map(({ hint, ...fault }) => {
      // Markdown takes the first backslash of a picture's caption for itself.
      const escaped = node.type === 'image' ? hint?.replaceAll('\\', '\\\\') : hint;
      return findingAt(node, { ...fault, hint: escaped }, text);
    }),
  );
  return {
    tree,
    findings: withoutConsequential([...findings, ...found, ...inCaptions], text),
    siteLinks: siteLinksIn(tree),
    media: mediaOf(tree),
  };
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
