// In: the body of an entry and the site's addresses. Out: its problems; those that depend on the body alone are cached.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { cachedJson } from '../io/cached.ts';
import { engineKeyOf } from '../io/engine-key.ts';
import { positionOf, type Span } from '../report/locate.ts';
import type { Problem } from '../report/problem.ts';
import type { BodyRef } from '../fields/localized.ts';
import { checkBody, type CheckedBody, toProblems } from './check-body.ts';
import type { SiteAddresses } from './link-targets.ts';
import type { BodyMedium } from './figures.ts';

/** Checks a body and its links into the site; with `isCached`, a check that is in the cache isn't repeated. */
export async function bodyProblems(
  body: BodyRef,
  addresses: SiteAddresses,
  isCached: boolean,
): Promise<Problem[]> {
  if (isCached && !checkedBodies.has(body)) {
    const key = engineKeyOf(body.text);
    const checked = await cachedJson('body-checks', key, async () => checkAndStoreTree(body.text));
    checkedBodies.set(body, checked);
  }
  return toProblems(body, checkOnce(body), addresses);
}

/** The pictures and sounds of a body, with their spans. */
export function mediaInBody(body: BodyRef): readonly (BodyMedium & Span)[] {
  return checkOnce(body).media;
}

const checkedBodies = new WeakMap<BodyRef, CheckedBody>();

function checkOnce(body: BodyRef): CheckedBody {
  const checked = checkedBodies.get(body) ?? checkAndStoreTree(body.text);
  checkedBodies.set(body, checked);
  return checked;
}

function checkAndStoreTree(text: string): CheckedBody {
  const { tree, ...checked } = checkBody(text);
  const isValid = checked.issues.every(({ severity }) => severity === 'warning');
  if (tree && isValid && trees.size < maxTrees) trees.set(text, tree);
  return checked;
}

/** The tree of a body, for its compiler: that of its check if there was one. Throws a `VFileMessage` for an error. */
export function treeOfBody(text: string, file: VFile): Root {
  const checked = trees.get(text);
  if (trees.delete(text) && checked) return checked;
  const { tree, issues } = checkBody(text);
  const error = issues.find(({ severity = 'error' }) => severity === 'error');
  if (error)
    file.fail(error.message, {
      place: positionOf(text, error.start ?? 0),
      ruleId: error.code,
      source: 'content',
    });
  if (!tree) throw new Error('A body without a syntax error has no tree.');
  return tree;
}

// Without these trees, a build of 1,000 entries parses 1,500 bodies again, which is an eighth of its CPU time.
const maxTrees = 2000;

/** The trees of valid bodies, keyed by text, until they are compiled. */
const trees = new Map<string, Root>();
