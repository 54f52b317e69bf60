// In: the text of a body or a phrase. Out: its issues, its links into the site, and its media.
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

/** The issues of a body, and what is checked against other files: its links into the site, its pictures and sounds. */
export interface CheckedBody {
  readonly issues: readonly Issue[];
  readonly siteLinks: readonly SiteLink[];
  readonly media: readonly (BodyMedium & Span)[];
}

/** With the tree of a body, unless its syntax is broken. */
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
  const ruleIssues = rules.flatMap((rule) => rule(tree, text));
  const captionIssues = captionsIn(tree).flatMap(({ node, text: caption }) =>
    checkPhrase(caption).map(({ hint, ...issue }) => {
      // Markdown consumes the first backslash in a picture's caption.
      const escaped = node.type === 'image' ? hint?.replaceAll('\\', '\\\\') : hint;
      return { ...issue, hint: escaped, ...spanOf(node) };
    }),
  );
  return {
    tree,
    issues: withoutConsequential([...issues, ...ruleIssues, ...captionIssues], text),
    siteLinks: siteLinksIn(tree),
    media: mediaInTree(tree),
  };
}

/** Drops issues that an error most likely causes: joined lines on its line, and issues of characters within its span. */
function withoutConsequential(issues: readonly Issue[], text: string): Issue[] {
  const errors = issues.filter(({ severity }) => severity !== 'warning');
  const lineOf = ({ start = 0 }: Issue) => positionOf(text, start).line;
  const broken = new Set(errors.map(lineOf));
  return issues.filter((issue) => {
    if (issue.code === 'lines-joined') return !broken.has(lineOf(issue));
    const { start = 0, end = start } = issue;
    const isWithin = (error: Issue) =>
      error !== issue && (error.start ?? 0) <= start && end <= (error.end ?? 0);
    return !issue.code.startsWith('text-') || !errors.some(isWithin);
  });
}

/** The issues of a body as problems; its links into the site are checked if `addresses` are given. */
export function toProblems(
  source: SourceText,
  { issues, siteLinks }: CheckedBody,
  addresses?: SiteAddresses,
): Problem[] {
  const broken = siteLinks.flatMap(({ url, ...place }) => {
    const issue = addresses && checkSiteAddress(url, addresses.published, addresses.withDrafts);
    return issue ? [{ ...place, ...issue }] : [];
  });
  const relevant = issues.filter((issue) => appliesTo(source.file, issue));
  const first = source.text.search(/\S|$/);
  return [...relevant, ...broken].map((issue) =>
    problemAt(source, { start: first, end: first }, issue),
  );
}
