// In: the text of a body or of a phrase. Out: its issues, and its links into the site.
import type { Root } from 'mdast';
import { mediaInTree, captionsIn, type BodyMedium } from './figures.ts';
import { positionOf, type Issue, problemAt, type SourceText, type Span } from '../report/locate.ts';
import { bodySyntax, phraseSyntax } from './read-syntax.ts';
import { spanOf, type Rule } from './rule.ts';
import { bodyRules, phraseRules } from './rules.ts';
import { type SiteLink, siteLinksIn } from './rules/links.ts';
import type { Problem } from '../report/problem.ts';
import { appliesTo } from '../report/unexpected-text.ts';
import { checkSiteAddress, type SiteAddresses } from './link-targets.ts';

/** The issues of a body by itself, and what depends on other files: its links into the site, its pictures and sounds. */
export interface CheckedBody {
  readonly issues: readonly Issue[];
  readonly siteLinks: readonly SiteLink[];
  readonly media: readonly (BodyMedium & Span)[];
}

/** The issues of a body, and its tree unless its syntax is broken. */
interface CheckedTree extends CheckedBody {
  readonly tree?: Root;
}

/** Checks the syntax of a body, then applies every rule. */
export function checkBody(text: string): CheckedTree {
  return check(text, bodySyntax(text), bodyRules);
}

export function checkPhrase(text: string): readonly Issue[] {
  return check(text, phraseSyntax(text), phraseRules).issues;
}

function check(
  text: string,
  { tree, issues }: ReturnType<typeof bodySyntax>,
  rules: readonly Rule[],
): CheckedTree {
  if (!tree) return { issues: [...issues], siteLinks: [], media: [] };
  const found = rules.flatMap((rule) => rule(tree, text));
  const inCaptions = captionsIn(tree).flatMap(({ node, text: caption }) =>
    checkPhrase(caption).map(({ hint, ...issue }) => {
      // Markdown takes the first backslash of a picture's caption for itself.
      const escaped = node.type === 'image' ? hint?.replaceAll('\\', '\\\\') : hint;
      return { ...issue, hint: escaped, ...spanOf(node) };
    }),
  );
  return {
    tree,
    issues: withoutConsequential([...issues, ...found, ...inCaptions], text),
    siteLinks: siteLinksIn(tree),
    media: mediaInTree(tree),
  };
}

/** Drops what an error most likely causes: signs of emphasis and joined lines where it stands, and what is told of a letter in it. */
function withoutConsequential(issues: readonly Issue[], text: string): Issue[] {
  const errors = issues.filter(({ severity }) => severity !== 'warning');
  const lineOf = ({ start = 0 }: Issue) => positionOf(text, start).line;
  const broken = new Set(errors.map(lineOf));
  return issues.filter((each) => {
    if (each.code === 'lines-joined') return !broken.has(lineOf(each));
    const { start = 0, end = start } = each;
    const isWithin = (error: Issue) =>
      error !== each && (error.start ?? 0) <= start && end <= (error.end ?? 0);
    return !each.code.startsWith('text-') || !errors.some(isWithin);
  });
}

/** The issues of a body as problems, its links into the site included where `addresses` are given. */
export function toProblems(
  source: SourceText,
  { issues, siteLinks }: CheckedBody,
  addresses?: SiteAddresses,
): Problem[] {
  const broken = siteLinks.flatMap(({ url, ...place }) => {
    const issue = addresses && checkSiteAddress(url, addresses.published, addresses.withDrafts);
    return issue ? [{ ...place, ...issue }] : [];
  });
  const relevant = issues.filter((found) => appliesTo(source.file, found));
  const first = source.text.search(/\S|$/);
  return [...relevant, ...broken].map((issue) =>
    problemAt(source, { start: first, end: first }, issue),
  );
}
